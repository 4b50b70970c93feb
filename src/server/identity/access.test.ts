import { beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '#domain/identity/roles.ts';
import type { Visitor } from '../../../test-support/app.ts';
import { ACCESS_MATRIX, type Asker } from '../../../test-support/access-matrix.ts';
import { sharedShop } from '../../../test-support/shared-shop.ts';

const tiem = sharedShop({ env: { DEMO: 'true' } });
let visitors: Record<Asker, Visitor>;
beforeAll(async () => {
  const [customer, shipper, admin] = [
    await tiem.signIn({ role: 'customer' }),
    await tiem.signIn({ role: 'shipper' }),
    await tiem.signIn({ role: 'admin' }),
  ];
  visitors = { guest: tiem.visitor(), customer, shipper, admin };
});

const ASKERS: readonly Asker[] = ['guest', ...ROLES];

/**
 * What the access check alone may answer: 401, 403, or nothing (then the route itself answers, however it handles the empty
 * request).
 */
function expectedOf(may: readonly Asker[], who: Asker): string | null {
  if (may.includes(who)) return null;
  return who === 'guest' ? 'NO_SESSION' : 'FORBIDDEN';
}

const anId = '01890a5d-ac96-774b-bcce-b302099a8057';
const ACCESS_CODES = ['NO_SESSION', 'FORBIDDEN'];
/** Without the catch-all route for unknown URLs, which answers every method. */
const routes = () => tiem.app.accessTable.filter(({ url, method }) => method !== 'HEAD' && url !== '/api/*');

test('the routes of the API are exactly those of the access matrix', () => {
  const served = routes().map(({ method, url }) => `${method} ${url}`);
  expect(served.toSorted()).toEqual([...ACCESS_MATRIX.keys()].toSorted());
});

describe.each(ASKERS)('a %s', (who) => {
  test('is admitted or refused at every route as the table says', async () => {
    const wrong: string[] = [];
    for (const [route, may] of ACCESS_MATRIX) {
      const [method = '', url = ''] = route.split(' ');
      // Logging out would end the session that the other routes need.
      if (url === '/api/auth/logout') continue;
      const call = visitors[who].copy()[method.toLowerCase() as 'get'];
      const { error } = await call(url.replace(/:\w+/g, anId));
      const code = ACCESS_CODES.includes(error?.code ?? '') ? error.code : null;
      const expected = expectedOf(may, who);
      if (code !== expected) wrong.push(`${route}: ${code}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('POST, PUT, PATCH and DELETE from another origin are 403 ORIGIN_REFUSED, even for an admin', async () => {
  const changing = routes().filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
  expect(changing.length).toBeGreaterThan(10);
  for (const { method, url } of changing) {
    const call = visitors.admin[method.toLowerCase() as 'post'];
    const { status, error } = await call(url.replace(/:\w+/g, anId), {}, { origin: 'https://evil.example' });
    expect([url, status, error.code]).toEqual([url, 403, 'ORIGIN_REFUSED']);
  }
});

test('an unknown URL below /api is 404 with an error body', async () => {
  const { status, error } = await tiem.visitor().get('/api/khong-co');
  expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
});
