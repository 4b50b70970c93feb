import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerErrors, ShopError } from './errors.ts';

test('a route that throws after it set download headers answers with the JSON error alone', async () => {
  const app = Fastify();
  registerErrors(app);
  app.get('/file', (_request, reply) => {
    reply.type('text/csv').header('content-disposition', 'attachment; filename="x.csv"');
    throw new ShopError('NOT_FOUND');
  });
  const answer = await app.inject('/file');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  expect(answer.headers).not.toHaveProperty('content-disposition');
});

test('a full disk is answered with 503 UNAVAILABLE and Retry-After', async () => {
  const app = Fastify();
  registerErrors(app);
  app.get('/picture', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    throw new Error('cannot write the file', { cause: full });
  });
  const answer = await app.inject('/picture');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
});

test('a method that no route takes is answered with 404 in the usual error format', async () => {
  const app = Fastify();
  registerErrors(app);
  app.get('/login', () => 'page');
  const answer = await app.inject({ method: 'POST', url: '/login', payload: {} });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    message: 'Không tìm thấy nội dung bạn cần',
    code: 'NOT_FOUND',
    requestId: expect.any(String) as string,
  });
});
