import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerAccess } from './access.ts';

function server() {
  const app = Fastify();
  registerAccess(app, async () => null);
  return app;
}

test('a route that does not say who may call it keeps the server from starting', () => {
  expect(() => server().get('/api/orders', () => 'x')).toThrow(
    'GET /api/orders does not declare who may call it',
  );
});

test('outside of /api nothing needs to be said', () => {
  expect(() => server().get('/pictures/x.webp', () => 'x')).not.toThrow();
});

test('the table lists every method of a route', () => {
  const app = server();
  app.route({ method: ['PUT', 'PATCH'], url: '/api/x', config: { access: ['admin'] }, handler: () => 'x' });
  expect(app.accessTable).toEqual([
    { method: 'PUT', url: '/api/x', access: ['admin'] },
    { method: 'PATCH', url: '/api/x', access: ['admin'] },
  ]);
});
