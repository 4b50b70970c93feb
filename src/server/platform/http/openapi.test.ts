import { expect, test } from 'vitest';
import { startTestShop } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const tiem = sharedShop({ env: { DEMO: 'true' } });

type Schema = {
  type?: string;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Call = { summary?: string; requestBody?: { content: Record<string, { schema: Schema }> } };
type Document = { openapi: string; paths: Record<string, Record<string, Call>> };

async function openApi(): Promise<Document> {
  return JSON.parse((await tiem.visitor().get('/api/openapi.json')).bytes.toString()) as Document;
}

test('the OpenAPI document describes every call of the API, each with a summary', async () => {
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

test('every array in a request body has a maximum length', async () => {
  const lists: string[] = [];
  const endless: string[] = [];
  const look = (schema: Schema, at: string): void => {
    if (schema.type === 'array') {
      lists.push(at);
      if (schema.maxItems === undefined) endless.push(at);
    }
    const parts = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    for (const part of parts) if (part !== undefined) look(part, at);
    for (const [name, part] of Object.entries(schema.properties ?? {})) look(part, `${at}.${name}`);
  };
  for (const [path, calls] of Object.entries((await openApi()).paths))
    for (const [method, { requestBody }] of Object.entries(calls))
      for (const { schema } of Object.values(requestBody?.content ?? {})) look(schema, `${method} ${path}`);
  expect(endless).toEqual([]);
  expect(lists).toEqual(expect.arrayContaining(['post /api/orders/bulk-transition.orders']));
});

test('GET /api/docs shows the calls as an HTML page', async () => {
  const { status, headers, bytes } = await tiem.visitor().get('/api/docs');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(bytes.toString()).toContain('/api/auth/verify-otp');
});

test('in production the document and its page are for admins only: guests get 401, customers 403', async () => {
  const production = await startTestShop();
  const admin = await production.signIn({ role: 'admin' });
  for (const path of ['/api/openapi.json', '/api/docs']) {
    expect((await production.visitor().get(path)).status).toBe(401);
    expect((await (await production.signIn()).get(path)).status).toBe(403);
    expect((await admin.get(path)).status).toBe(200);
  }
  await production.close();
});
