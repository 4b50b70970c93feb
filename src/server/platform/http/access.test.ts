import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerAccess } from './access.ts';

function server() {
  const app = Fastify();
  registerAccess(app, async () => null);
  return app;
}

test('registering an /api route without an access declaration throws', () => {
  expect(() => server().get('/api/orders', () => 'x')).toThrow(
    'GET /api/orders does not declare who may call it',
  );
});

test('a route outside /api needs no access declaration', () => {
  expect(() => server().get('/pictures/x.webp', () => 'x')).not.toThrow();
});

test('the access table lists every method of a route', () => {
  const app = server();
  app.route({ method: ['PUT', 'PATCH'], url: '/api/x', config: { access: ['admin'] }, handler: () => 'x' });
  expect(app.accessTable).toEqual([
    { method: 'PUT', url: '/api/x', access: ['admin'] },
    { method: 'PATCH', url: '/api/x', access: ['admin'] },
  ]);
});
