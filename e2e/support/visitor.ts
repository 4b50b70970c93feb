import { cookieJar } from '../../test-support/cookie-jar.ts';

export type Answer<Data> = { status: number; data: Data; code: string | undefined };

/** Somebody who talks to a running shop over the network, with cookies and the shop's own Origin. */
export type Visitor = {
  get<Data>(path: string): Promise<Answer<Data>>;
  send<Data>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
  logIn(email: string, password: string): Promise<void>;
};

/** @param url where the shop is now; it may be started again at another port */
export function visitor(url: () => string): Visitor {
  const cookies = cookieJar();
  async function ask<Data>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    const answer = await fetch(`${url()}/api${path}`, {
      method,
      headers: {
        origin: url(),
        cookie: cookies.headerFor(`/api${path}`),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookies.take(answer.headers.getSetCookie());
    const { data, code } = (await answer.json()) as { data: Data; code?: string };
    return { status: answer.status, data, code };
  }
  return {
    get: (path) => ask('GET', path),
    send: (method, path, body, headers) => ask(method, path, body, headers),
    async logIn(email, password) {
      const { status } = await ask('POST', '/auth/login', { email, password, remember: true });
      if (status !== 200) throw new Error(`${email} could not log in: ${status}`);
    },
  };
}
