import { cookieJar, type CookieJar } from '../../test-support/cookie-jar.ts';
import { readOtp } from './mails.ts';
import type { Role } from '#domain/identity/roles.ts';
import type { Account, RunningShop } from './shop.ts';

export type Answer<Data> = { status: number; data: Data; code: string | undefined; headers: Headers };

/** A client of a running shop over the network, with cookies and the shop's own Origin. */
export type Visitor = {
  cookies: CookieJar;
  get<Data>(path: string): Promise<Answer<Data>>;
  send<Data>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
  logIn(account: Account): Promise<void>;
  /** Registers and enters the code from the mail. */
  register(account: Account): Promise<void>;
};

/** @param url returns the shop's current address; it may be restarted at another port */
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
    return { status: answer.status, data, code, headers: answer.headers };
  }
  async function must(path: string, body: object) {
    const { status, code } = await ask('POST', path, body);
    if (status !== 200) throw new Error(`POST ${path} was refused: ${status} ${code ?? ''}`);
  }
  return {
    cookies,
    get: (path) => ask('GET', path),
    send: (method, path, body, headers) => ask(method, path, body, headers),
    logIn: ({ email, password }) => must('/auth/login', { email, password, remember: true }),
    async register({ name = 'Khách Mới', email, password }) {
      await must('/auth/register', { name, email, password });
      await must('/auth/verify-otp', { email, otp: await readOtp(url(), email) });
    },
  };
}

/** Signed in: a demo account of that role, or any account. */
export async function loggedIn(shop: RunningShop, who: Role | Account): Promise<Visitor> {
  const person = visitor(() => shop.url);
  await person.logIn(typeof who === 'string' ? shop.accounts[who] : who);
  return person;
}
