import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '../process/log.ts';
import { registerAccess, type Actor } from './access.ts';
import { healthRoutes, newHealth } from './health.ts';
import { logRequests } from './request-log.ts';

test('a request is one log line with user, status and duration, without its query; health checks are not logged', async () => {
  const lines: object[] = [];
  const loggerInstance = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as object) });
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance;
  logRequests(app);
  registerAccess(app, async () => ({ id: 'linh' }) as Actor);
  const health = newHealth();
  healthRoutes(app, async () => true, health);
  app.get('/api/cart', { config: { access: 'user' } }, () => ({ data: {} }));

  await app.inject('/api/cart?token=secret');
  await app.inject('/khong-co');
  await app.inject('/api/health');
  await app.close();

  expect(lines).toEqual([
    expect.objectContaining({ method: 'GET', path: '/api/cart', status: 200, user: 'linh', msg: 'request' }),
    expect.objectContaining({ method: 'GET', path: '/khong-co', status: 404 }),
  ]);
  expect(lines[0]).toMatchObject({
    ms: expect.any(Number),
    reqId: expect.any(String),
    time: expect.any(String),
  });
  expect(lines[1]).not.toHaveProperty('user');
  expect(JSON.stringify(lines)).not.toContain('secret');
});
