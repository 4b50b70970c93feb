import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test-support/database.ts';
import { connect, inTx, type Database } from '../db/connection.ts';
import { systemClock } from '../process/clock.ts';
import { createLog } from '../process/log.ts';
import { createJobs, type Jobs } from './queue.ts';
import { createReactions, type Reactions } from './reactions.ts';

type Facts = { painted: { wall: string; colour: string }; torn: { wall: string } };

const log = createLog('silent');
let db: Database;
let jobs: Jobs;
let reactions: Reactions<Facts>;
const seen: string[] = [];
const ids = new Set<string>();
let failures = 0;
beforeAll(async () => {
  const url = await testDatabase();
  db = connect(url, log);
  jobs = createJobs(url, log);
  reactions = createReactions(jobs, systemClock);
  reactions.define('look', {
    facts: ['painted', 'torn'],
    inOrderOf: ({ wall }) => wall,
    async work({ id, name, fact }) {
      if (fact.wall === 'north' && failures > 0) {
        failures -= 1;
        throw new Error('not yet');
      }
      ids.add(id);
      seen.push(name === 'painted' ? `${fact.wall} ${fact.colour}` : `${fact.wall} torn`);
    },
  });
  reactions.define('only-red', {
    facts: ['painted'],
    isWanted: async (_tx, { fact }) => fact.colour === 'red',
    work: async ({ fact }) => void seen.push(`${fact.wall} is red`),
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await db.$client.end();
});

const paint = (wall: string, colour: string) =>
  inTx(db, (tx) => reactions.record(tx, 'painted', { wall, colour }));

test('a committed fact triggers each of its reactions once, in order; a rolled-back one triggers none', async () => {
  const failing = inTx(db, async (tx) => {
    await reactions.record(tx, 'painted', { wall: 'east', colour: 'red' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await paint('east', 'blue');
  await paint('east', 'red');
  await inTx(db, (tx) => reactions.record(tx, 'torn', { wall: 'east' }));
  await expect
    .poll(() => seen.filter((each) => each !== 'east is red'))
    .toEqual(['east blue', 'east red', 'east torn']);
  await expect.poll(() => seen).toContain('east is red');
  expect([seen.length, ids.size]).toEqual([4, 3]);
});

test('a failed reaction is retried; later ones of the same key wait for it, others do not', async () => {
  seen.length = 0;
  failures = 1;
  await paint('north', 'white');
  await paint('north', 'black');
  await paint('south', 'green');
  await expect.poll(() => seen).toEqual(['south green', 'north white', 'north black']);
});
