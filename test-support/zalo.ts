import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { path: string; headers: Record<string, unknown>; body: Record<string, unknown> };
type Answer = { status?: number; body?: unknown; hang?: true };

/** A fake Zalo, as documented: it accepts messages with the current access token; refresh tokens are single-use. */
export async function zaloServer() {
  const asked: Asked[] = [];
  const zalo = {
    asked,
    /** Accepted messages. */
    sent: [] as Record<string, unknown>[],
    accessToken: 'access-1',
    refreshToken: 'refresh-1-of-the-shop',
    refreshes: 0,
    /** Overrides the default response. */
    say: null as ((message: Asked) => Answer | null) | null,
    url: '',
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const refresh = (body: Record<string, unknown>): Answer => {
    if (body['refresh_token'] !== zalo.refreshToken)
      return { body: { error: -14014, error_name: 'Invalid refresh token.' } };
    zalo.refreshes += 1;
    zalo.accessToken = `access-${zalo.refreshes + 1}`;
    zalo.refreshToken = `refresh-${zalo.refreshes + 1}-of-the-shop`;
    const tokens = { access_token: zalo.accessToken, refresh_token: zalo.refreshToken };
    return { body: { ...tokens, expires_in: '90000' } };
  };
  const message = (call: Asked): Answer => {
    const said = zalo.say?.(call);
    if (said) return said;
    if (call.headers['access_token'] !== zalo.accessToken)
      return { body: { error: -124, message: 'Access token invalid' } };
    zalo.sent.push(call.body);
    return { body: { error: 0, message: 'Success', data: { msg_id: `m${zalo.sent.length}` } } };
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const isForm = request.headers['content-type']?.includes('urlencoded');
      const body = (
        isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
      ) as Asked['body'];
      const call = { path: request.url ?? '', headers: request.headers, body };
      asked.push(call);
      const answer = call.path.endsWith('/access_token') ? refresh(body) : message(call);
      if (answer.hang) return;
      const said = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(said);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  zalo.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return zalo;
}
export type ZaloServer = Awaited<ReturnType<typeof zaloServer>>;
