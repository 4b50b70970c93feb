import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { unavailableBecause } from './unavailable.ts';

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);
const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ['a row held too long', failure('canceling statement due to lock timeout', { code: '55P03' })],
  ['a statement that took too long', failure('canceling statement', { code: '57014' })],
  ['a database that shuts down', failure('terminating connection', { code: '57P01' })],
  ['a database that starts up', failure('the database system is starting up', { code: '57P03' })],
  ['too many connections', failure('sorry, too many clients already', { code: '53300' })],
  ['the database’s disk full', failure('could not extend file', { code: '53100' })],
  ['the database’s disk broken', failure('could not read block', { code: '58030' })],
  ['a read-only standby', failure('cannot execute INSERT in a read-only transaction', { code: '25006' })],
  ['a transaction ended because it was idle', failure('terminating connection', { code: '25P03' })],
  ['a refused connection', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })],
  [
    'a missing socket file',
    failure('connect ENOENT /x/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
  ],
  ['a connection that broke', failure('Connection terminated unexpectedly')],
  ['no free connection in time', failure('timeout exceeded when trying to connect')],
  ['no answer in time', failure('Query read timeout')],
  ['our own disk full', failure('ENOSPC: no space left on device, write', { code: 'ENOSPC' })],
  [
    'a refused connection to both addresses of a host',
    new AggregateError([failure('connect', { code: 'ECONNREFUSED' })]),
  ],
])('%s counts as unavailable, as it is and as the cause of a failed query', (_name, error) => {
  expect(unavailableBecause(error)).toEqual(expect.any(String));
  expect(unavailableBecause(query(error))).toBe(unavailableBecause(error));
});

test.each([
  ['a value that exists', failure('duplicate key', { code: '23505' })],
  ['a wrong statement', failure('syntax error', { code: '42601' })],
  ['a wrong password', failure('password authentication failed', { code: '28P01' })],
  ['a file that is not there', failure('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' })],
  ['a bug', new TypeError('x is not a function')],
  ['no error', 'Connection terminated'],
])('%s does not count as unavailable', (_name, error) => {
  expect(unavailableBecause(error)).toBeNull();
});
