import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';

let tiem: TestShop;
beforeAll(async () => {
  tiem = await startTestShop({ env: { DEMO: 'true' } });
});
afterAll(() => tiem.close());

type Document = { openapi: string; paths: Record<string, Record<string, { summary?: string }>> };

async function openApi(): Promise<Document> {
  return JSON.parse((await tiem.visitor().get('/api/openapi.json')).bytes.toString()) as Document;
}

test('the document describes every call of the API, with a sentence each', async () => {
  const { openapi, paths } = await openApi();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { summary }]) => ({ call: `${method} ${path}`, summary })),
  );
  expect(described.filter(({ summary }) => !summary)).toEqual([]);
  const calls = described.map(({ call }) => call);
  const missing = tiem.app.accessTable
    .map(({ method, url }) => `${method.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`)
    .filter((call) => !calls.includes(call))
    .filter(
      (call) => !/^(head|options) |^\w+ \/api\/(\*|health|ready|docs|openapi\.json|demo\/.*)$/.test(call),
    );
  expect(missing).toEqual([]);
});

test('the page lists them for people', async () => {
  const { status, headers, bytes } = await tiem.visitor().get('/api/docs');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(bytes.toString()).toContain('/api/auth/verify-otp');
});

test('in production both are for admins alone', async () => {
  const production = await startTestShop();
  const admin = await production.signIn({ role: 'admin' });
  for (const path of ['/api/openapi.json', '/api/docs']) {
    expect((await production.visitor().get(path)).status).toBe(401);
    expect((await (await production.signIn()).get(path)).status).toBe(403);
    expect((await admin.get(path)).status).toBe(200);
  }
  await production.close();
});
