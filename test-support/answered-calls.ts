import { onTestFinished, vi } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { shownToasts } from '#web/ui/feedback/toast.ts';

/**
 * Data; or the code of a refusal, with the shop's usual sentence; or a status alone, as a proxy before the shop answers.
 * What nothing stands for finds no network. A promise of one answers when it is kept.
 */
export type Answer = { data: unknown } | { refused: ErrorCode } | { bare: number };
export type Answers = Record<
  `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  Answer | Promise<Answer>
>;

/**
 * Answers the calls of the browser's code in the shop's place until the test is over; the query of a path is left out.
 * @returns what was asked, in order
 */
export function answerCalls(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const call = `${method} ${address.replace(/^\/api|\?.*$/g, '')}`;
    asked.push(call);
    const answer = await answers[call as keyof Answers];
    if (answer === undefined) throw new TypeError('no network');
    if ('data' in answer) return Response.json({ data: answer.data });
    if ('bare' in answer) return new Response('<html lang="en"></html>', { status: answer.bare });
    const { status, message } = ERRORS[answer.refused];
    return Response.json({ code: answer.refused, message }, { status });
  });
  vi.stubGlobal('XMLHttpRequest', AnsweredUpload);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    shownToasts.set([]);
  });
  return asked;
}

/** Uploads, whose bytes are counted, ask as everything else does (`lib/fetch-with-progress.ts`). */
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

/** The toasts on the page: type, title, message. */
export const toasts = () => shownToasts.get().map(({ type, title, message }) => [type, title, message]);
