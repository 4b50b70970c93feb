import type { FastifyInstance } from 'fastify';
import { cookieJar, readSetCookie, type CookieJar, type SetCookie } from './cookie-jar.ts';

/** A response of the API: `data` of a success, `error` of a failure. */
export type Answer<Data> = {
  status: number;
  data: Data;
  error: { message: string; code: string; details?: { path: string; message: string }[]; requestId: string };
  headers: Record<string, string>;
  cookies: SetCookie[];
  bytes: Buffer;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Record<string, string>;
type UploadedFile = { bytes: Buffer; name?: string; type?: string; field?: string };

/** A browser: its own cookies, its own IP address, the shop's Origin. */
export type Visitor = {
  cookies: CookieJar;
  get<Data = unknown>(path: string, headers?: Headers): Promise<Answer<Data>>;
  post<Data = unknown>(path: string, body?: object, headers?: Headers): Promise<Answer<Data>>;
  put<Data = unknown>(path: string, body?: object, headers?: Headers): Promise<Answer<Data>>;
  patch<Data = unknown>(path: string, body?: object, headers?: Headers): Promise<Answer<Data>>;
  delete<Data = unknown>(path: string, body?: object, headers?: Headers): Promise<Answer<Data>>;
  /** Sends a form with one file and further fields. */
  upload<Data = unknown>(
    path: string,
    file: UploadedFile,
    options?: { method?: 'POST' | 'PUT'; fields?: Record<string, string> },
  ): Promise<Answer<Data>>;
  /** The same cookies used from another address, as if stolen. */
  copy(): Visitor;
};

/** Bypasses caches: public responses may be a second old after a write that bypasses the API. */
export const NOW = { 'cache-control': 'no-cache' };

const TEST_HOST = 'shop.test';

/** Number of responses per status: `{ 200: 1, 409: 2 }`. */
export function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counted: Record<number, number> = {};
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

let addresses = 0;
/** A new IP address, so that visitors never share rate limits. */
function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export function visitor(
  app: FastifyInstance,
  cookies: CookieJar = cookieJar(),
  address = newAddress(),
): Visitor {
  async function ask<Data>(
    method: Method,
    path: string,
    body?: object | Buffer,
    headers: Headers = {},
  ): Promise<Answer<Data>> {
    const cookie = cookies.headerFor(path);
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        host: TEST_HOST,
        origin: `http://${TEST_HOST}`,
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    const lines = [answer.headers['set-cookie'] ?? []].flat();
    cookies.take(lines);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const json = isJson ? answer.json<{ data: Data } & Answer<Data>['error']>() : undefined;
    return {
      status: answer.statusCode,
      data: json?.data as Data,
      error: json as Answer<Data>['error'],
      headers: answer.headers as Headers,
      cookies: lines.map(readSetCookie),
      bytes: answer.rawPayload,
    };
  }

  return {
    cookies,
    get: (path, headers) => ask('GET', path, undefined, headers),
    post: (path, body, headers) => ask('POST', path, body, headers),
    put: (path, body, headers) => ask('PUT', path, body, headers),
    patch: (path, body, headers) => ask('PATCH', path, body, headers),
    delete: (path, body, headers) => ask('DELETE', path, body, headers),
    async upload(
      path,
      { bytes, name = 'anh.png', type = 'image/png', field = 'image' },
      { method = 'POST', fields = {} } = {},
    ) {
      const form = new FormData();
      for (const [key, value] of Object.entries(fields)) form.append(key, value);
      form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
      const encoded = new Response(form);
      const payload = Buffer.from(await encoded.arrayBuffer());
      return ask(method, path, payload, { 'content-type': encoded.headers.get('content-type') ?? '' });
    },
    copy: () => visitor(app, cookies.copy()),
  };
}
