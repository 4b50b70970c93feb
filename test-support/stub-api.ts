import { onTestFinished, vi } from 'vitest';
import type { ErrorDetail } from '#contract/envelope.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { shownToasts } from '#web/ui/feedback/toast.ts';

/**
 * Data; or an error code with its default message; or a bare status, as from a proxy in front of the shop; or a file, whose end
 * may come late or never. A call without an answer fails like a missing network. A promise delays the response until it resolves.
 */
export type Answer =
  | { data: unknown }
  | { refused: ErrorCode; details?: readonly ErrorDetail[] }
  | { bare: number }
  | { file: string; name: string; rest?: Promise<void>; breaksOff?: boolean };
export type ApiStub = Record<
  `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  Answer | Promise<Answer>
>;

/**
 * Stubs the API for browser code until the test ends; an answer to a path is that to all its queries that have none.
 * @returns the calls, in order
 */
export function stubApi(answers: ApiStub): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', signal }: RequestInit = {}) => {
    const call = `${method} ${address.replace(/^\/api|\?.*$/g, '')}` as keyof ApiStub;
    asked.push(call);
    const exactly = `${method} ${address.replace(/^\/api/, '')}` as keyof ApiStub;
    // Read once: an answer may be a getter.
    const answer = await answers[Object.hasOwn(answers, exactly) ? exactly : call];
    if (answer === undefined) throw new TypeError('no network');
    if ('data' in answer) return Response.json({ data: answer.data });
    if ('file' in answer) return fileAnswer(answer, signal);
    if ('bare' in answer) return new Response('<html lang="en"></html>', { status: answer.bare });
    const { status, message } = ERRORS[answer.refused];
    return Response.json({ code: answer.refused, message, details: answer.details }, { status });
  });
  vi.stubGlobal('XMLHttpRequest', AnsweredUpload);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    shownToasts.set([]);
  });
  return asked;
}

function fileAnswer(
  { file, name, rest, breaksOff }: Extract<Answer, { file: string }>,
  signal: AbortSignal | null | undefined,
): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      signal?.addEventListener('abort', () => stream.error(signal.reason));
      stream.enqueue(new TextEncoder().encode(file));
      await rest;
      if (breaksOff) stream.error(new TypeError('network error'));
      else if (!signal?.aborted) stream.close();
    },
  });
  return new Response(body, { headers: { 'content-disposition': `attachment; filename="${name}"` } });
}

/** Upload requests, which use XMLHttpRequest for progress events (`lib/fetch-with-progress.ts`), answered like any other. */
class AnsweredUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #asked = { method: '', url: '' };
  open(method: string, url: string): void {
    this.#asked = { method, url };
  }
  setRequestHeader(): void {}
  getResponseHeader(): null {
    return null;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  async send(): Promise<void> {
    const { method, url } = this.#asked;
    const answer = await fetch(url, { method }).catch(() => null);
    this.status = answer?.status ?? 0;
    this.responseText = (await answer?.text()) ?? '';
    this.dispatchEvent(new Event(answer === null ? 'error' : 'load'));
  }
}

/** The toasts shown: type, title, message. */
export const toasts = () => shownToasts.get().map(({ type, title, message }) => [type, title, message]);
