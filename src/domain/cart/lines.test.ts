import { expect, test } from 'vitest';
import { asId } from '../kernel/ids.ts';
import type { CharmId, DesignId, ReadyMadeId } from '../kernel/ids.ts';
import { FREE, vnd } from '../kernel/vnd.ts';
import { chipsOf, fitsLine, piecesIn, readyMadeIn, totalsOf, wholePrice } from './lines.ts';
import type { PricedLine } from './lines.ts';

const custom = (quantity: number, ...charms: string[]): PricedLine => ({
  bracelet: { kind: 'custom', id: asId<DesignId>('design') },
  quantity,
  charms: charms.map((id) => ({ charmId: asId<CharmId>(id) })),
  charmsPrice: vnd(417_000),
  stringPrice: vnd(35_000),
  tyingMethodPrice: vnd(15_000),
  price: vnd(467_000),
});
const ready = (id: string, quantity: number): PricedLine => ({
  bracelet: { kind: 'ready_made', id: asId<ReadyMadeId>(id) },
  quantity,
  charms: [],
  ...wholePrice(vnd(300_000)),
});

test('pieces of the same charm or ready-made bracelet are summed over all lines', () => {
  expect(piecesIn([custom(2, 'rose', 'lily', 'rose'), custom(1, 'rose'), ready('moon', 3)])).toEqual([
    { charmId: 'lily', quantity: 2 },
    { charmId: 'rose', quantity: 5 },
  ]);
  expect(readyMadeIn([ready('moon', 3), custom(1, 'rose'), ready('dawn', 1), ready('moon', 1)])).toEqual([
    { readyMadeId: 'dawn', quantity: 1 },
    { readyMadeId: 'moon', quantity: 4 },
  ]);
});

test('cart totals: the number of bracelets and the price of all lines', () => {
  expect(totalsOf([custom(2, 'rose'), ready('moon', 1)])).toEqual({ quantity: 3, goods: 1_234_000 });
  expect(totalsOf([])).toEqual({ quantity: 0, goods: FREE });
});

test('five chips are shown and the rest counted', () => {
  const seventeen = Array.from({ length: 17 }, (_, index) => index);
  expect(chipsOf(seventeen)).toEqual({ shown: [0, 1, 2, 3, 4], more: 12 });
  expect(chipsOf([1, 2]).more).toBe(0);
});

test('a cart line holds at most 99 bracelets', () => {
  expect([fitsLine(98, 1), fitsLine(98, 2)]).toEqual([true, false]);
});
