import { expect, test } from 'vitest';
import { hours, minutes } from '#domain/kernel/time.ts';
import { message } from '../core/test-shop.ts';
import { rowsOf } from './rows.ts';

/** 21 November 2026, 10:00 in Vietnam. */
const NOW = new Date('2026-11-21T03:00:00Z');
const at = (ago: number) => new Date(NOW.getTime() - ago).toISOString();

function said(seq: number, ago: number, from: 'customer' | 'admin' | 'shop' = 'admin') {
  return { ...message(seq, `tin ${seq}`, from), createdAt: at(ago) };
}

test('each day starts with a label, by Vietnamese time', () => {
  const messages = [said(1, hours(60)), said(2, hours(24)), said(3, hours(9)), said(4, 0)];
  const days = rowsOf({ messages, outbox: [] }, 'customer', null, NOW).flatMap((row) =>
    row.kind === 'day' ? [row.label] : [],
  );
  // 9 hours before 10:00 it was 01:00 of the same day in Vietnam, and the day before in London.
  expect(days).toEqual(['18/11/2026', 'Hôm qua', 'Hôm nay']);
});

test('messages of one person within five minutes form a group', () => {
  const messages = [
    said(1, minutes(20)),
    said(2, minutes(19)),
    said(3, minutes(18), 'customer'),
    said(4, minutes(10), 'customer'),
  ];
  const ends = rowsOf({ messages, outbox: [] }, 'customer', null, NOW).flatMap((row) =>
    row.kind === 'message' ? [[row.first, row.last, row.message.mine]] : [],
  );
  expect(ends).toEqual([
    [true, false, false],
    [false, true, false],
    [true, true, true],
    [true, true, true],
  ]);
});

test('a message keeps its key when the server acknowledges it', () => {
  const waiting = {
    clientId: 'own-1',
    type: 'text',
    content: 'chào',
    metadata: {},
    createdAt: at(0),
    state: 'sending',
  } as const;
  const before = rowsOf({ messages: [], outbox: [waiting] }, 'customer', null, NOW).at(-1);
  const stored = { ...said(1, 0, 'customer'), metadata: { clientId: 'own-1' } };
  const after = rowsOf({ messages: [stored], outbox: [] }, 'customer', null, NOW).at(-1);
  expect(before).toMatchObject({ key: 'own-1', message: { _id: 'temp_own-1', state: 'sending' } });
  expect(after).toMatchObject({ key: 'own-1', message: { _id: 'm1', state: 'sent' } });
});
