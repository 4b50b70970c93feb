import { expect, test } from 'vitest';
import { after, days } from '../kernel/time.ts';
import { returnableUntil } from './return-deadline.ts';
import {
  OPEN_RETURN_STAGES,
  RETURN_ACTS,
  RETURN_STAGES,
  findReturnMove,
  isOpenReturn,
  returnActs,
  returnDueOf,
  returnableOf,
  needsGoodsOutcome,
  type ReturnAct,
  type ReturnOutcome,
  type ReturnStage,
} from './returns.ts';
import { ORDER_ACTORS, ORDER_STATUSES, type OrderActor, type OrderStatus } from './statuses.ts';

// The table of decision 0079, repeated by hand: stage → actor → act and resulting stage.
type Row = Partial<Record<ReturnAct, ReturnStage>>;
const ALLOWED: Record<ReturnStage, Partial<Record<OrderActor, Row>>> = {
  asked: {
    customer: { withdraw: 'withdrawn' },
    admin: { accept: 'awaited', accept_unseen: 'received', decline: 'declined' },
  },
  awaited: { customer: { send: 'awaited' }, admin: { receive: 'received', decline: 'declined' } },
  received: { admin: { finish: 'done', decline: 'declined' } },
  done: {},
  declined: {},
  withdrawn: {},
};

test('every return stage allows every actor exactly the acts of the table in decision 0079', () => {
  for (const stage of RETURN_STAGES) {
    for (const actor of ORDER_ACTORS) {
      const expected = ALLOWED[stage][actor] ?? {};
      for (const act of RETURN_ACTS)
        expect(findReturnMove(stage, act, actor)?.to, `${act} at ${stage} by ${actor}`).toBe(expected[act]);
      expect(returnActs(stage, actor).toSorted()).toEqual(Object.keys(expected).toSorted());
    }
  }
});

test('a return is open exactly in the stages in which some actor has an act left', () => {
  for (const stage of RETURN_STAGES) {
    expect(isOpenReturn(stage)).toBe(ORDER_ACTORS.some((actor) => returnActs(stage, actor).length > 0));
    expect(OPEN_RETURN_STAGES.includes(stage as 'asked')).toBe(isOpenReturn(stage));
  }
});

const door = new Date('2026-11-20T09:00:00Z');
const past = (...steps: [OrderStatus, Date][]) => steps.map(([status, at]) => ({ status, at }));

test('the return period counts from the first delivered entry, not from later entries', () => {
  const history = past(
    ['pending', after(door, -days(3))],
    ['delivered', door],
    ['delivered', after(door, 5)],
  );
  expect(returnableUntil('delivered', history, 7)).toEqual(after(door, days(7)));
  const completed = [...history, ...past(['completed', after(door, days(2))])];
  expect(returnableUntil('completed', completed, 10)).toEqual(after(door, days(10)));
});

test('an order that is neither delivered nor completed has no return period', () => {
  for (const status of ORDER_STATUSES.filter((at) => at !== 'delivered' && at !== 'completed'))
    expect(returnableUntil(status, past(['delivered', door]), 7)).toBeNull();
});

const aCase = (stage: ReturnStage, quantity = 1, outcome: ReturnOutcome | null = null, item = 'a') => ({
  item,
  quantity,
  stage,
  outcome,
});

test.each([
  ['no return was requested, 3 are left', [], 3],
  ['returns were declined and withdrawn, 3 are left', [aCase('declined'), aCase('withdrawn')], 3],
  ['one was refunded, 2 are left', [aCase('done', 1, 'refund')], 2],
  [
    'all were refunded in two returns, 0 are left',
    [aCase('done', 1, 'refund'), aCase('done', 2, 'refund')],
    0,
  ],
  [
    'all were repaired and replaced, 3 may be returned again',
    [aCase('done', 3, 'repair'), aCase('done', 3, 'new_piece')],
    3,
  ],
  ['one return is open, 0 are left', [aCase('awaited')], 0],
  ['another line has an open return, 3 are left', [aCase('asked', 1, null, 'b')], 3],
] as const)('returnable pieces of a line of three: %s', (_when, cases, left) => {
  expect(returnableOf({ item: 'a', quantity: 3 }, cases)).toBe(left);
});

test('staff must record what becomes of a received bracelet unless it is repaired', () => {
  expect(needsGoodsOutcome('refund', true)).toBe(true);
  expect(needsGoodsOutcome('new_piece', true)).toBe(true);
  expect(needsGoodsOutcome('repair', true)).toBe(false);
  expect(needsGoodsOutcome('refund', false)).toBe(false);
});

test.each<[number, Partial<Parameters<typeof returnDueOf>[0]>, ReturnType<typeof returnDueOf>]>([
  [7, {}, 'remind'],
  [6.9, {}, null],
  [7, { isSent: true }, null],
  [10, { remindedAt: door }, null],
  [14, {}, 'overdue'],
  [14, { remindedAt: door }, 'overdue'],
  [14, { isSent: true }, 'overdue'],
  [30, { isForStaff: true }, null],
])('return parcel awaited for %d days, %o: due is %s', (ago, standing, due) => {
  const parcel = { since: door, remindedAt: null, isForStaff: false, isSent: false, ...standing };
  expect(returnDueOf(parcel, after(door, days(ago)), { returnRemindAfter: 7 })).toBe(due);
});
