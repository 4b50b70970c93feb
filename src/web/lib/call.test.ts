// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from './call.ts';

/** Answers with the goods asked for, or rejects as `fetch` does when its signal aborts. */
function answerSlowly(): { answer: () => void } {
  const asked = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    if (signal?.aborted) throw signal.reason as Error;
    signal?.addEventListener('abort', () => asked.reject(signal.reason as Error));
    return asked.promise;
  });
  return { answer: () => asked.resolve(Response.json({ data: ['hoa-dao'] })) };
}

test('a picture has two minutes to arrive on a slow line, anything else twenty seconds', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  for (const body of [new FormData(), {}]) {
    const slow = answerSlowly();
    const sent = call('POST', '/orders/1/photos', { body });
    slow.answer();
    await sent;
  }
  expect(timeout.mock.calls).toEqual([[120_000], [20_000]]);
  timeout.mockRestore();
});

/** Safari before 17.4 has no `any`. */
function asOldSafari(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.stubGlobal('AbortSignal', { timeout });
}

test.each([
  ['a browser of today', () => undefined],
  ['one without AbortSignal.any', asOldSafari],
])('in %s a call is answered, or cancelled', async (_browser, begin) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  begin();
  const slow = answerSlowly();
  const kept = call('GET', '/charms', { signal: new AbortController().signal });
  slow.answer();
  expect(await kept).toEqual(['hoa-dao']);

  answerSlowly();
  const cancelling = new AbortController();
  const cancelled = call('GET', '/charms', { signal: cancelling.signal });
  cancelling.abort(new Error('She has left.'));
  await expect(cancelled).rejects.toThrow('She has left.');
});
