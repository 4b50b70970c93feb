import { expect, test } from 'vitest';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { createSessionTimers, type Renewal } from './timers.ts';
import { createTestClock } from './test-clock.ts';

/** A running session whose access token lives 15 minutes from each renewal. */
function keptSession({ answers = [] as Renewal[], tokenLife = minutes(15) } = {}) {
  const { clock, advance, sleep } = createTestClock();
  const begun = clock.now();
  const happened: string[] = [];
  const at = () => (clock.now() - begun) / seconds(1);
  let expiresAt = begun + tokenLife;
  let lastActivity: number | null = null;
  const keeper = createSessionTimers({
    clock,
    expiresAt: () => expiresAt,
    lastActivity: () => lastActivity,
    noteActivity: (moment) => {
      lastActivity = moment;
    },
    renew: async () => {
      const answer = answers.shift() ?? 'renewed';
      happened.push(`${answer} at ${at()} s`);
      if (answer === 'renewed') expiresAt = clock.now() + tokenLife;
      return answer;
    },
    onIdle: () => {
      happened.push(`idle at ${at()} s`);
      keeper.stop();
    },
    onEnded: () => {
      happened.push(`ended at ${at()} s`);
      keeper.stop();
    },
  });
  keeper.start();
  return { keeper, advance, sleep, happened };
}

/** Simulates a user who touches the page every minute. */
async function busyFor(session: ReturnType<typeof keptSession>, ms: number) {
  for (let passed = 0; passed < ms; passed += minutes(1)) {
    session.keeper.activity();
    await session.advance(minutes(1));
  }
}

test('an active tab renews its session every 10 minutes', async () => {
  const session = keptSession();
  await busyFor(session, minutes(35));
  expect(session.happened).toEqual(['renewed at 600 s', 'renewed at 1200 s', 'renewed at 1800 s']);
});

test('a token that expires sooner is renewed 30 seconds before its end', async () => {
  const session = keptSession({ tokenLife: minutes(2) });
  await session.advance(minutes(3));
  expect(session.happened).toEqual(['renewed at 90 s', 'renewed at 180 s']);
});

test('a hidden tab renews nothing; shown again it renews at once', async () => {
  const session = keptSession();
  session.keeper.attention(false);
  await session.advance(minutes(25));
  expect(session.happened).toEqual([]);
  session.keeper.attention(true);
  await session.advance(0);
  expect(session.happened).toEqual(['renewed at 1500 s']);
});

test('30 minutes without activity end the session', async () => {
  const session = keptSession();
  await session.advance(minutes(31));
  expect(session.happened.at(-1)).toBe('idle at 1800 s');
});

test('activity postpones the idle logout', async () => {
  const session = keptSession();
  await session.advance(minutes(20));
  session.keeper.activity();
  await session.advance(minutes(29));
  expect(session.happened.filter((what) => what.startsWith('idle'))).toEqual([]);
  await session.advance(minutes(1));
  expect(session.happened.at(-1)).toBe('idle at 3000 s');
});

test('the first activity after 8 hours of sleep ends the session as idle', async () => {
  const session = keptSession();
  session.sleep(minutes(480));
  session.keeper.activity();
  expect(session.happened).toEqual(['idle at 28800 s']);
});

test('a failed renewal is retried every 10 minutes and given up after 30', async () => {
  const session = keptSession({ answers: Array<Renewal>(9).fill('failed') });
  await busyFor(session, minutes(90));
  expect(session.happened).toEqual([
    'failed at 600 s',
    'failed at 1200 s',
    'failed at 1800 s',
    'failed at 2400 s',
  ]);
});

test('a renewal in another tab resumes the renewals that were given up', async () => {
  const session = keptSession({ answers: Array<Renewal>(4).fill('failed') });
  await busyFor(session, minutes(45));
  session.keeper.renewed();
  await busyFor(session, minutes(11));
  expect(session.happened.at(-1)).toBe('renewed at 3300 s');
});

test('a renewal refused by the server ends the session', async () => {
  const session = keptSession({ answers: ['ended'] });
  await session.advance(minutes(10));
  expect(session.happened).toEqual(['ended at 600 s', 'ended at 600 s']);
});

test('a stopped session neither renews nor ends as idle', async () => {
  const session = keptSession();
  session.keeper.stop();
  session.keeper.activity();
  await session.advance(minutes(120));
  expect(session.happened).toEqual([]);
});
