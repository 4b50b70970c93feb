import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '#domain/identity/roles.ts';
import type { Access } from '#server/platform/http/access.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../test-support/app.ts';

let tiem: TestShop;
let visitors: Record<string, Visitor>;
beforeAll(async () => {
  tiem = await startTestShop({ env: { DEMO: 'true' } });
  visitors = { guest: tiem.visitor() };
  for (const role of ROLES) visitors[role] = await tiem.signIn({ role });
});
afterAll(() => tiem.close());

/** What the door alone may say: 401, 403, or nothing (then the route itself answers, whatever it makes of no data). */
function expected(access: Access, who: string): string | null {
  if (access === 'public' || access === 'anyone') return null;
  if (who === 'guest') return 'NO_SESSION';
  return access === 'user' || access.includes(who) ? null : 'FORBIDDEN';
}

const anId = '01890a5d-ac96-774b-bcce-b302099a8057';
const DOOR = ['NO_SESSION', 'FORBIDDEN'];

describe.each(['guest', ...ROLES])('a %s', (who) => {
  test('meets the right door at every route', async () => {
    // Logging out would end the session that the other routes are asked with.
    const routes = tiem.app.accessTable.filter(
      ({ url, method }) => method !== 'HEAD' && url !== '/api/auth/logout',
    );
    expect(routes.length).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const { method, url, access } of routes) {
      const path = url.replace(/:\w+/g, anId).replace('*', 'khong-co');
      const visitor = visitors[who]!.copy();
      const call = visitor[method.toLowerCase() as 'get'] as Visitor['get'] | undefined;
      if (call === undefined) continue;
      const { error } = await call(path);
      const code = DOOR.includes(error?.code ?? '') ? error.code : null;
      if (code !== expected(access, who))
        wrong.push(`${method} ${url}: ${code}, not ${expected(access, who)}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('every route that changes something refuses another site, whoever is signed in', async () => {
  const changing = tiem.app.accessTable.filter(({ method }) =>
    ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method),
  );
  expect(changing.length).toBeGreaterThan(10);
  for (const { method, url } of changing) {
    const call = visitors.admin![method.toLowerCase() as 'post'];
    const { status, error } = await call(url.replace(/:\w+/g, anId), {}, { origin: 'https://evil.example' });
    expect([url, status, error.code]).toEqual([url, 403, 'ORIGIN_REFUSED']);
  }
});

test('an address the API does not have is 404 in its own words', async () => {
  const { status, error } = await tiem.visitor().get('/api/khong-co');
  expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
});
