import { expect, test } from 'vitest';
import { emptyBoard, type Board } from '#domain/design/board.ts';
import { boardWith } from '../../../../../test-support/boards.ts';
import { asId, type CharmId } from '#domain/kernel/ids.ts';
import { emptyAfter, NO_PLACEMENT, followMove, tapCharm, tapSlot } from './pending-placement.ts';

const [rose, lily] = [asId<CharmId>('rose'), asId<CharmId>('lily')];
const empty = emptyBoard();
const holding = (charm: CharmId) => ({ charm, slot: null });
const waiting = (slot: number) => ({ charm: null, slot });
const with0 = (board: Board): Board => ({ ...board, slots: [lily, ...board.slots.slice(1)] });

test('a charm, then a slot: it is placed and nothing is pending', () => {
  expect(tapCharm(NO_PLACEMENT, rose, empty)).toEqual({ pending: holding(rose) });
  expect(tapSlot(holding(rose), 4, empty)).toEqual({
    pending: NO_PLACEMENT,
    place: { charm: rose, slot: 4 },
  });
});

test('the same charm again: deselected; another charm: selected instead', () => {
  expect(tapCharm(holding(rose), rose, empty).pending).toEqual(NO_PLACEMENT);
  expect(tapCharm(holding(rose), lily, empty).pending).toEqual(holding(lily));
});

test('a charm with more of its kind in the tray stays pending after it is placed', () => {
  const three = boardWith([{ charmId: rose, quantity: 3 }]);
  expect(tapSlot(holding(rose), 4, three).pending).toEqual({ ...holding(rose), offered: true });
});

test('an empty slot, then a charm: it is placed and the next empty slot is pending', () => {
  expect(tapSlot(NO_PLACEMENT, 14, empty)).toEqual({ pending: waiting(14) });
  expect(tapCharm(waiting(14), rose, with0(empty))).toEqual({
    pending: { ...waiting(1), offered: true },
    place: { charm: rose, slot: 14 },
  });
});

test('a charm or slot that became pending by itself: the first tap selects, not deselects it', () => {
  const offered = { offered: true } as const;
  expect(tapCharm({ ...holding(rose), ...offered }, rose, empty).pending).toEqual(holding(rose));
  expect(tapSlot({ ...waiting(1), ...offered }, 1, empty).pending).toEqual(waiting(1));
});

test('a selected slot with a charm does not receive the next charm', () => {
  expect(tapCharm(waiting(0), rose, with0(empty))).toEqual({ pending: holding(rose) });
  expect(tapSlot(waiting(0), 0, with0(empty)).pending).toEqual(NO_PLACEMENT);
});

test('a selected slot follows its charm when it moves', () => {
  expect(followMove(waiting(3), 3, 4)).toEqual(waiting(4));
  expect(followMove(waiting(3), 5, 3)).toEqual(waiting(3));
});

test('a full ring has no next empty slot', () => {
  expect(emptyAfter({ ...empty, slots: empty.slots.map(() => rose) }, 2)).toBeNull();
});
