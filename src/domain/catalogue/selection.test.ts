import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId } from '../kernel/ids.ts';
import type { CharmId } from '../kernel/ids.ts';
import { vnd } from '../kernel/vnd.ts';
import { addRefusals } from './copy.vi.ts';
import {
  addCharm,
  addRefusal,
  continueLabel,
  countOf,
  gardenTone,
  quantityOf,
  removeCharm,
  renewSelection,
  returnCharm,
  selectionPrice,
  setQuantity,
} from './selection.ts';
import type { Selectable, Selection } from './selection.ts';
import { availableOf } from './stock.ts';

const charm = (name: string, stock: number, reservedStock = 0): Selectable => ({
  _id: asId<CharmId>(name),
  price: vnd(20_000),
  stock,
  reservedStock,
});
const rose = charm('rose', 30);

function added(selection: Selection<Selectable>, ...charms: Selectable[]): Selection<Selectable> {
  return charms.reduce((chosen, next) => {
    const result = addCharm(chosen, next);
    if (!result.ok) throw new Error(result.why);
    return result.value;
  }, selection);
}

test('a charm added again increases its quantity', () => {
  const selection = added([], rose, charm('lily', 5), rose);
  expect(selection.map((item) => [item.charm._id, item.quantity])).toEqual([
    ['rose', 2],
    ['lily', 1],
  ]);
  expect(selectionPrice(selection)).toBe(60_000);
});

test('adding a charm is refused with the text of the tooltip', () => {
  const full = added([], ...Array.from({ length: 20 }, () => rose));
  const because = (selection: Selection<Selectable>, one: Selectable) => {
    const refusal = addRefusal(selection, one);
    return refusal && addRefusals[refusal];
  };
  expect(because(full, rose)).toBe('Đã đạt giới hạn slots');
  expect(because([], charm('gone', 0))).toBe('Hết hàng');
  expect(because([], charm('promised', 4, 4))).toBe('Hết hàng có sẵn');
  expect(because(added([], charm('last', 1)), charm('last', 1))).toBe('Hết hàng có sẵn');
  expect(because([], rose)).toBeNull();
});

test('setting a quantity: refused above stock or slots, 0 removes, an unknown charm changes nothing', () => {
  const few = charm('few', 3);
  const selection = added([], rose, few);
  expect(setQuantity(selection, few._id, 4)).toEqual({ ok: false, why: 'none_available' });
  expect(setQuantity(selection, rose._id, 20)).toEqual({ ok: false, why: 'no_slot' });
  const more = setQuantity(selection, few._id, 3);
  expect(more.ok && quantityOf(more.value, few._id)).toBe(3);
  // Pieces of this charm already chosen are not counted twice: the last slot can be filled.
  const filled = setQuantity(selection, rose._id, 19);
  expect(filled.ok && countOf(filled.value)).toBe(20);
  const gone = setQuantity(selection, few._id, 0);
  expect(gone.ok && gone.value).toEqual(removeCharm(selection, few._id));
  expect(setQuantity(selection, asId<CharmId>('unknown'), 3)).toEqual({ ok: true, value: selection });
});

test('a placed charm comes back even when the slots are full, but never above stock', () => {
  const full = added([], ...Array.from({ length: 20 }, () => rose));
  expect(returnCharm(full, charm('lily', 1)).ok).toBe(true);
  expect(returnCharm(added([], charm('one', 1)), charm('one', 1))).toEqual({
    ok: false,
    why: 'none_available',
  });
});

test('a stored selection is reduced to the charms, the stock and the slots of today', () => {
  const today = [charm('rose', 2), charm('lily', 0), charm('tulip', 40)];
  const kept = [
    { charmId: asId<CharmId>('rose'), quantity: 5 },
    { charmId: asId<CharmId>('lily'), quantity: 1 },
    { charmId: asId<CharmId>('vanished'), quantity: 1 },
    { charmId: asId<CharmId>('tulip'), quantity: 30 },
    { charmId: asId<CharmId>('tulip'), quantity: 1 },
    { charmId: asId<CharmId>('rose'), quantity: Number.NaN },
  ];
  expect(renewSelection(kept, today).map((item) => [item.charm._id, item.quantity])).toEqual([
    ['rose', 2],
    ['tulip', 18],
  ]);
});

test('no sequence of adding, setting and removing exceeds 20 slots or the stock', () => {
  const charms = [charm('a', 3), charm('b', 30), charm('c', 9, 4), charm('d', 0)];
  const press = fc.record({
    what: fc.constantFrom('add', 'set', 'remove'),
    which: fc.integer({ min: 0, max: 3 }),
    quantity: fc.integer({ min: -1, max: 25 }),
  });
  fc.assert(
    fc.property(fc.array(press, { maxLength: 60 }), (presses) => {
      let selection: Selection<Selectable> = [];
      for (const { what, which, quantity } of presses) {
        const one = charms[which] ?? rose;
        if (what === 'remove') selection = removeCharm(selection, one._id);
        else {
          const result =
            what === 'add' ? addCharm(selection, one) : setQuantity(selection, one._id, quantity);
          if (result.ok) selection = result.value;
        }
        expect(countOf(selection)).toBeLessThanOrEqual(20);
        for (const item of selection) {
          expect(item.quantity).toBeGreaterThan(0);
          expect(item.quantity).toBeLessThanOrEqual(availableOf(item.charm));
        }
      }
    }),
  );
});

test.each([
  [0, 'Hãy chọn ít nhất một charm', 'empty'],
  [1, 'Tiếp tục thiết kế vòng tay', 'growing'],
  [9, 'Tiếp tục thiết kế vòng tay', 'growing'],
  [10, 'Tuyệt vời! Tiếp tục thiết kế vòng tay', 'great'],
  [14, 'Tuyệt vời! Tiếp tục thiết kế vòng tay', 'great'],
  [15, 'Gần xong rồi! Tiếp tục thiết kế', 'almost'],
  [19, 'Gần xong rồi! Tiếp tục thiết kế', 'almost'],
  [20, 'Hoàn thành! Thiết kế ngay!', 'full'],
])('with %i charms the button says %s', (count, label, tone) => {
  expect(continueLabel(count)).toBe(label);
  expect(gardenTone(count)).toBe(tone);
});
