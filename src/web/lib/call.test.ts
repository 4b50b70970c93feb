// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { call, setCallGuard } from './call.ts';

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

test('the timeout is 120 s for an upload and 20 s for any other call', async () => {
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
  ['a current browser', () => undefined],
  ['a browser without AbortSignal.any', asOldSafari],
])('in %s a call resolves with its data and rejects when its signal aborts', async (_browser, begin) => {
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

describe('a 401', () => {
  /** Answers each call with the next status, the last one again and again. */
  function answering(...statuses: number[]) {
    onTestFinished(() => {
      vi.unstubAllGlobals();
      setCallGuard({
        beforeCall: async () => ({ renewals: 0, userId: null }),
        afterRefusal: async () => false,
      });
    });
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
      asked.push(`${method} ${address}`);
      const status = statuses[Math.min(asked.length, statuses.length) - 1] ?? 200;
      if (status === 204) return new Response(null, { status });
      return Response.json(
        status === 200 ? { data: 'hoa-dao' } : { code: 'NO_SESSION', message: `lần ${asked.length}` },
        { status },
      );
    });
    return asked;
  }
  const renewing = (renewed: boolean) => {
    const afterRefusal = vi.fn<() => Promise<boolean>>(async () => renewed);
    setCallGuard({ beforeCall: async () => ({ renewals: 0, userId: null }), afterRefusal });
    return afterRefusal;
  };

  test('renews the session once and repeats the call once', async () => {
    const asked = answering(401, 200);
    const renewal = renewing(true);
    expect(await call('GET', '/orders/my')).toBe('hoa-dao');
    expect([asked, renewal.mock.calls.length]).toEqual([['GET /api/orders/my', 'GET /api/orders/my'], 1]);
  });

  test('of DELETE /users/me renews the session too, although the session check has the same path', async () => {
    const asked = answering(401, 204);
    const renewal = renewing(true);
    await call('DELETE', '/users/me', { body: { password: 'hoa-dao' } });
    expect([asked, renewal.mock.calls.length]).toEqual([['DELETE /api/users/me', 'DELETE /api/users/me'], 1]);
  });

  test('that recurs after the renewal is passed on', async () => {
    const asked = answering(401);
    const renewal = renewing(true);
    await expect(call('GET', '/orders/my')).rejects.toMatchObject({ status: 401 });
    expect([asked.length, renewal.mock.calls.length]).toEqual([2, 1]);
  });

  test('is passed on unchanged when the session cannot be renewed', async () => {
    const asked = answering(401);
    renewing(false);
    await expect(call('GET', '/orders/my')).rejects.toMatchObject({ code: 'NO_SESSION', message: 'lần 1' });
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['GET', '/users/me', 401],
    ['GET', '/users/me', 403],
    ['POST', '/auth/refresh', 401],
    ['POST', '/auth/refresh', 403],
    ['GET', '/orders/my', 403],
  ] as const)('%s %s: a %i is passed on without renewal or retry', async (method, path, status) => {
    const asked = answering(status);
    const renewal = renewing(true);
    await expect(call(method, path)).rejects.toMatchObject({ status });
    expect([asked.length, renewal.mock.calls.length]).toEqual([1, 0]);
  });
});
