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

test('every stage lets everybody do exactly what was decided', () => {
  for (const stage of RETURN_STAGES) {
    for (const actor of ORDER_ACTORS) {
      const expected = ALLOWED[stage][actor] ?? {};
      for (const act of RETURN_ACTS)
        expect(findReturnMove(stage, act, actor)?.to, `${act} at ${stage} by ${actor}`).toBe(expected[act]);
      expect(returnActs(stage, actor).toSorted()).toEqual(Object.keys(expected).toSorted());
    }
  }
});

test('a case is open exactly as long as somebody can do something about it', () => {
  for (const stage of RETURN_STAGES) {
    expect(isOpenReturn(stage)).toBe(ORDER_ACTORS.some((actor) => returnActs(stage, actor).length > 0));
    expect(OPEN_RETURN_STAGES.includes(stage as 'asked')).toBe(isOpenReturn(stage));
  }
});

const door = new Date('2026-11-20T09:00:00Z');
const past = (...steps: [OrderStatus, Date][]) => steps.map(([status, at]) => ({ status, at }));

test('the days count from the door, whatever was written down since', () => {
  const history = past(
    ['pending', after(door, -days(3))],
    ['delivered', door],
    ['delivered', after(door, 5)],
  );
  expect(returnableUntil('delivered', history, 7)).toEqual(after(door, days(7)));
  const completed = [...history, ...past(['completed', after(door, days(2))])];
  expect(returnableUntil('completed', completed, 10)).toEqual(after(door, days(10)));
});

test('what did not arrive is not returned', () => {
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
  ['nothing was asked', [], 3],
  ['it was declined and withdrawn', [aCase('declined'), aCase('withdrawn')], 3],
  ['one was paid back', [aCase('done', 1, 'refund')], 2],
  ['all were paid back, one after the other', [aCase('done', 1, 'refund'), aCase('done', 2, 'refund')], 0],
  [
    'some were repaired: they may break again',
    [aCase('done', 3, 'repair'), aCase('done', 3, 'new_piece')],
    3,
  ],
  ['one is open', [aCase('awaited')], 0],
  ['another line has an open one', [aCase('asked', 1, null, 'b')], 3],
] as const)('of a line of three, when %s', (_when, cases, left) => {
  expect(returnableOf({ item: 'a', quantity: 3 }, cases)).toBe(left);
});

test('staff say where a bracelet goes when it is here and stays here', () => {
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
])('a parcel that does not come for %d days, %o: %s', (ago, standing, due) => {
  const parcel = { since: door, remindedAt: null, isForStaff: false, isSent: false, ...standing };
  expect(returnDueOf(parcel, after(door, days(ago)), { returnRemindAfter: 7 })).toBe(due);
});
