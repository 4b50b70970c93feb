import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithProgress } from './fetch-with-progress.ts';

afterEach(() => vi.unstubAllGlobals());

test('an upload that was aborted before it began is not sent', async () => {
  const send = vi.fn<() => void>();
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    readonly send = send;
    open(): void {}
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  const signal = AbortSignal.abort(new Error('taken back'));
  const sent = fetchWithProgress(() => undefined)('/api/chat/upload-image', {
    method: 'POST',
    headers: {},
    signal,
  });
  await expect(Promise.race([sent, Promise.resolve('is being sent')])).rejects.toThrow('taken back');
  expect(send).not.toHaveBeenCalled();
});
