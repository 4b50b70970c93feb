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
  onTestFinished(() => {
    vi.unstubAllGlobals();
    shownToasts.set([]);
  });
  return asked;
}

/** The toasts on the page: type, title, message. */
export const toasts = () => shownToasts.get().map(({ type, title, message }) => [type, title, message]);
