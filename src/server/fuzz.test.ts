import { beforeAll, expect, test, vi } from 'vitest';
import { ROLES } from '#domain/identity/roles.ts';
import { rateLimits } from '#server/platform/http/rate-limit.ts';
import type { Visitor } from '../../test-support/app.ts';
import { attacksOf, type Attack, type Document } from '../../test-support/fuzz.ts';
import { sharedShop } from '../../test-support/shared-shop.ts';

const site = sharedShop({ env: { DEMO: 'true' }, goods: true });
let people: Visitor[];
beforeAll(async () => {
  people = await Promise.all(ROLES.map((role) => site.signIn({ role })));
});

/** Calls that would end the session that the next attack uses. */
const LAST = new Set(['post /api/auth/logout', 'delete /api/users/me']);
/** Sent from loopback: otherwise the network's rate limit would answer instead of the route. */
const HERE = { 'x-forwarded-for': '127.0.0.1' };

async function send({ method, url, body }: Attack, by: Visitor) {
  const cookie = by.cookies.headerFor(url) ?? '';
  const headers = { host: 'shop.test', origin: 'http://shop.test', cookie, ...HERE };
  return site.app.inject({
    method: method.toUpperCase() as 'POST',
    url,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}

/** Every attack or every n-th one: `FUZZ=1` sends all, a gate run sends a fifth, a different one for each operation. */
const STEP = process.env.FUZZ === '1' ? 1 : 5;
vi.setConfig({ testTimeout: 1_200_000 / STEP });

test('no hostile value in any field of any API call, from any role, gets a 5xx response', async () => {
  const { data: _, bytes } = await site.visitor().get('/api/openapi.json');
  const document = JSON.parse(bytes.toString()) as Document;
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  expect(calls.length).toBeGreaterThan(100);
  const fallen: string[] = [];
  let sent = 0;
  for (const [nth, { path, method, operation }] of calls.entries()) {
    if (LAST.has(`${method} ${path}`)) continue;
    const attacks = attacksOf(document, path, method, operation);
    await site.shop.db.delete(rateLimits);
    for (const [at, attack] of attacks.entries()) {
      if ((at + nth) % STEP !== 0) continue;
      for (const by of people) {
        sent += 1;
        const { statusCode } = await send(attack, by);
        if (statusCode >= 500) fallen.push(`${statusCode} ${method} ${path}: ${attack.what}`);
      }
    }
  }
  expect([...new Set(fallen)]).toEqual([]);
  expect(sent).toBeGreaterThan(3_000);
});
