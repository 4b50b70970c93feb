import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay } from '../kernel/days.ts';
import { INITIAL_SETTINGS } from '../shop/settings.ts';
import { holidaysBetween } from './holidays.ts';
import { lastHandOver, promiseOf, PROMISE_DAYS_MAX, type Work, type Workshop } from './promise.ts';
import { addDays, addWorkingDays, isWorkingDay } from './working-days.ts';

const SHOP: Workshop = { ...INITIAL_SETTINGS, makeDaily: 12 };
const READY: Work = { toMake: 0, ahead: 0, makingDays: null, photoToCome: false };
const DESIGN: Work = { ...READY, toMake: 1, photoToCome: true };
const PAUSE = { pauseFrom: '01/02/2027', pauseUntil: '14/02/2027' };

// 23/11/2026 is a Monday.
test.each<[string, string, Work, Partial<Workshop>, string | null]>([
  ['a ready-made bracelet: one day to pack, three of delivery', '2026-11-23', READY, {}, '2026-11-27'],
  ['a design: photo, two days to make, three of delivery', '2026-11-23', DESIGN, {}, '2026-12-01'],
  [
    'a design whose photo is approved: no photo day',
    '2026-11-23',
    { ...DESIGN, photoToCome: false },
    {},
    '2026-11-30',
  ],
  ['11 are ahead at 12 a day: no later', '2026-11-23', { ...DESIGN, ahead: 11 }, {}, '2026-12-01'],
  ['12 are ahead at 12 a day: a day later', '2026-11-23', { ...DESIGN, ahead: 12 }, {}, '2026-12-02'],
  [
    '25 bracelets in one order: a day later than one',
    '2026-11-23',
    { ...DESIGN, toMake: 25 },
    {},
    '2026-12-02',
  ],
  ['a charm that takes five days to make', '2026-11-23', { ...DESIGN, makingDays: 5 }, {}, '2026-12-03'],
  [
    'a charm quicker to make than the workshop’s own days: no earlier',
    '2026-11-23',
    { ...DESIGN, makingDays: 1 },
    {},
    '2026-12-01',
  ],
  ['Saturday counts for making, not for delivery', '2026-11-25', DESIGN, {}, '2026-12-02'],
  [
    'a shop that does not work on Saturdays: a day later',
    '2026-11-25',
    DESIGN,
    { makeSaturdays: false },
    '2026-12-03',
  ],
  ['over New Year', '2026-12-30', READY, {}, '2027-01-06'],
  ['over the shop’s pause', '2027-01-29', DESIGN, PAUSE, '2027-02-19'],
  ['a delivery that would fall into the pause', '2027-01-27', READY, PAUSE, '2027-02-16'],
  ['no daily capacity: no promise', '2026-11-23', READY, { makeDaily: 0 }, null],
  [
    'more than a year of work ahead: no promise',
    '2026-11-23',
    { ...DESIGN, ahead: 12 * PROMISE_DAYS_MAX },
    {},
    null,
  ],
])('promised day: %s', (_what, from, work, shop, day) => {
  expect(promiseOf({ from, work, deliveryDays: 3 }, { ...SHOP, ...shop })?.day ?? null).toBe(day);
});

test.each([
  ['2026-11-25', '2026-12-01', 'before it can arrive'],
  ['2026-12-24', '2026-12-24', 'the gift day itself'],
  ['2026-12-26', '2026-12-28', 'a Saturday'],
  ['2027-01-01', '2027-01-04', 'New Year'],
])('a gift not before %s is promised for %s: %s', (notBefore, day) => {
  const promised = promiseOf({ from: '2026-11-23', work: DESIGN, deliveryDays: 3, notBefore }, SHOP);
  expect(promised?.day).toBe(day);
});

const aDay = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-01-01', days));
const shops = fc.record({
  makeDaily: fc.integer({ min: 1, max: 40 }),
  makeDays: fc.integer({ min: 1, max: 9 }),
  photoDays: fc.integer({ min: 1, max: 5 }),
  packDays: fc.integer({ min: 1, max: 5 }),
  makeSaturdays: fc.boolean(),
  makeSundays: fc.boolean(),
  pause: fc.option(fc.tuple(aDay, fc.nat(59))),
});
const typed = (day: string) => day.split('-').toReversed().join('/');
const workshop = shops.map(({ pause, ...shop }): Workshop => ({
  ...shop,
  pauseFrom: pause === null ? '' : typed(pause[0]),
  pauseUntil: pause === null ? '' : typed(addDays(pause[0], pause[1])),
}));
const works = fc.record({
  toMake: fc.nat(60),
  ahead: fc.nat(400),
  makingDays: fc.option(fc.integer({ min: 1, max: 10 })),
  photoToCome: fc.boolean(),
});
const orders = fc
  .record({
    from: aDay,
    work: works,
    deliveryDays: fc.integer({ min: 1, max: 10 }),
    wait: fc.option(fc.nat(60)),
  })
  .map(({ wait, ...order }) => ({ ...order, notBefore: wait === null ? null : addDays(order.from, wait) }));

test('no promise falls on a non-working day, into the pause, before the gift day or too early to be delivered', () => {
  fc.assert(
    fc.property(orders, workshop, (order, shop) => {
      const promised = promiseOf(order, shop);
      fc.pre(promised !== null);
      const { day, handOver } = promised;
      expect(isWorkingDay(day, holidaysBetween(2025, 2035))).toBe(true);
      const [from, until] = [readDay(shop.pauseFrom), readDay(shop.pauseUntil)];
      for (const each of [day, handOver])
        expect(from !== null && until !== null && from <= each && each <= until).toBe(false);
      expect(day >= (order.notBefore ?? day)).toBe(true);
      expect(order.from < handOver && handOver < day).toBe(true);
      // Handed over on that day it arrives in time; one workshop day later it would not.
      const holidays = holidaysBetween(2025, 2035);
      expect(addWorkingDays(handOver, order.deliveryDays, holidays) <= day).toBe(true);
    }),
  );
});

test('more work ahead, more to make or a later start never promises an earlier day', () => {
  fc.assert(
    fc.property(orders, workshop, fc.nat(60), fc.nat(60), (order, shop, more, later) => {
      const day = (changed: typeof order) => promiseOf(changed, shop)?.day ?? '9999-12-31';
      const { work } = order;
      expect(day({ ...order, work: { ...work, ahead: work.ahead + more } }) >= day(order)).toBe(true);
      const moreToMake = work.toMake === 0 ? 0 : work.toMake + more;
      expect(day({ ...order, work: { ...work, toMake: moreToMake } }) >= day(order)).toBe(true);
      expect(day({ ...order, from: addDays(order.from, later) }) >= day(order)).toBe(true);
    }),
  );
});

test('a daily capacity of 0 gives no promise', () => {
  fc.assert(
    fc.property(orders, workshop, (order, shop) => {
      expect(promiseOf(order, { ...shop, makeDaily: 0 })).toBeNull();
    }),
  );
});

test('the last dispatch day is the latest workshop day that leaves enough working days for delivery', () => {
  expect(lastHandOver('2026-11-30', 3, SHOP)).toBe('2026-11-25');
  expect(lastHandOver('2026-11-24', 1, SHOP)).toBe('2026-11-23');
  expect(lastHandOver('2026-11-23', 1, SHOP)).toBe('2026-11-21');
  expect(lastHandOver('2026-11-23', 1, { ...SHOP, makeSaturdays: false })).toBe('2026-11-20');
});

test.each([
  ['14/02/2027', '2027-02-14'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['1/2/2027', null],
  ['2027-02-14', null],
  ['', null],
])('date %j is parsed as %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});
