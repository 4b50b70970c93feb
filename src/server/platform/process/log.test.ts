import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { bufferedOutput, createLog, REQUEST } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('secrets and personal data are redacted', () => {
  const line = logged((log) => {
    log.info(
      { password: 'bimat1', user: { email: 'linh@example.vn' }, body: { otp: '0421' }, orderId: 'x' },
      'placed',
    );
  });
  expect(line).not.toMatch(/bimat1|linh@example|0421/);
  expect(JSON.parse(line)).toMatchObject({ level: 30, orderId: 'x', msg: 'placed' });
});

test('a request is logged without its query, which carries the secrets of links', () => {
  const line = logged((log) => {
    log.info({
      req: { method: 'GET', url: '/reset-password?token=bimat&email=linh%40example.vn', ip: '10.0.0.1' },
    });
  });
  expect(JSON.parse(line).req).toEqual({ method: 'GET', path: '/reset-password', ip: '10.0.0.1' });
});

test('a failed query is logged without its values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(linh@example.vn) already exists.',
  });
  const line = logged((log) => {
    log.error(
      { err: new DrizzleQueryError('insert into users values ($1)', ['linh@example.vn'], cause) },
      'failed',
    );
  });
  expect(line).not.toContain('linh@example.vn');
  expect(JSON.parse(line).err).toMatchObject({
    query: 'insert into users values ($1)',
    reason: 'duplicate key',
    code: '23505',
  });
});

test('the client attached to a lost connection’s error is not logged', () => {
  const client = { connectionParameters: { host: 'x' }, secretKey: 1 };
  const error = Object.assign(new Error('Connection terminated unexpectedly'), { client });
  const line = logged((log) => log.warn({ err: error }, 'lost'));
  expect(line).not.toMatch(/client|secretKey/);
  expect(JSON.parse(line).err).toMatchObject({ message: 'Connection terminated unexpectedly' });
});

test('request lines are buffered for a moment; any other line is written at once, after those before it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'log');
  const log = createLog('info', bufferedOutput(openSync(file, 'a')));
  const requests = log.child({}, { redact: [] });
  const written = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { n: number }).n);
  requests.info({ n: 1 }, REQUEST);
  requests.info({ n: 2 }, REQUEST);
  expect(written()).toEqual([]);
  log.info({ n: 3 }, 'signed in');
  expect(written()).toEqual([1, 2, 3]);
  requests.info({ n: 4 }, REQUEST);
  log.error({ n: 5 }, 'request failed');
  expect(written()).toEqual([1, 2, 3, 4, 5]);
  requests.info({ n: 6 }, REQUEST);
  await expect.poll(written).toEqual([1, 2, 3, 4, 5, 6]);
});
