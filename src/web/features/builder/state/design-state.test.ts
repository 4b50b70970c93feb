import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBoard, placedOf, waitingOf, type Board } from '#domain/design/board.ts';
import { boardWith } from '../../../../../test-support/boards.ts';
import { startHistory } from '#domain/design/history.ts';
import { HEART } from '#domain/design/name-letters.ts';
import { asId, type CharmId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import {
  adjustWrist,
  emptyDesign,
  applyPattern,
  nameOn,
  newlyFilled,
  withoutName,
  withPicks,
  type DesignState,
} from './design-state.ts';

const id = (name: string) => asId<CharmId>(name);
const [rose, lily, heart, an, nn] = ['rose', 'lily', 'heart', 'a', 'n'].map(id) as [
  CharmId,
  CharmId,
  CharmId,
  CharmId,
  CharmId,
];
const letters = new Map([
  ['A', an],
  ['N', nn],
  [HEART, heart],
]);
const plenty = () => 50;
const picked = (picks: Record<string, number>) =>
  Object.entries(picks).map(([name, quantity]) => ({
    charm: { _id: id(name), price: vnd(1_000), stock: 50 },
    quantity,
  }));
const ringOf = (board: Board, slots: Record<number, CharmId>): Board => ({
  ...board,
  slots: board.slots.map((slot, at) => slots[at] ?? slot),
});
const present = (designState: DesignState) => designState.history.present;

test('charms picked in the garden are put in the tray, once', () => {
  const once = withPicks(emptyDesign(), picked({ rose: 2, lily: 1 }), plenty);
  expect(present(once).tray).toEqual({ rose: 2, lily: 1 });
  expect(withPicks(once, picked({ rose: 2, lily: 1 }), plenty)).toBe(once);
});

test('a charm removed from the selection leaves the tray but not the ring', () => {
  const start = withPicks(emptyDesign(), picked({ rose: 2, lily: 1 }), plenty);
  const board = ringOf({ ...present(start), tray: { [rose]: 1 } }, { 0: rose, 1: lily });
  const designState: DesignState = { ...start, history: startHistory(board) };
  const after = withPicks(designState, [], plenty);
  expect(present(after).tray).toEqual({});
  expect(present(after).slots.slice(0, 2)).toEqual([rose, lily]);
});

test('charms picked later are in the tray at every undo and redo step', () => {
  const [earlier, now] = [emptyBoard(), ringOf(emptyBoard(), { 0: lily })];
  const designState: DesignState = {
    ...emptyDesign(),
    history: { past: [{ state: earlier }], present: now, future: [{ state: now }] },
  };
  const { history } = withPicks(designState, picked({ rose: 1 }), plenty);
  const others = [...history.past, ...history.future].map(({ state }) => state);
  for (const board of [history.present, ...others]) {
    expect(waitingOf(board, rose)).toBe(1);
  }
});

test('any picks: the tray never holds more than the stock', () => {
  const picks = fc.dictionary(fc.constantFrom('rose', 'lily'), fc.integer({ min: 1, max: 20 }));
  fc.assert(
    fc.property(fc.array(picks, { maxLength: 8 }), (visits) => {
      const end = visits.reduce(
        (designState, visit) => withPicks(designState, picked(visit), () => 3),
        emptyDesign(),
      );
      expect(waitingOf(present(end), rose)).toBeLessThanOrEqual(3);
      expect(waitingOf(present(end), lily)).toBeLessThanOrEqual(3);
    }),
  );
});

test('a pattern replaces the ring; former charms go to the tray, slots beyond the stock stay empty', () => {
  const board = ringOf(boardWith([{ charmId: rose, quantity: 1 }]), { 0: lily });
  const pattern = {
    charms: Array.from({ length: 17 }, (_, position) => ({ charm: position < 2 ? rose : heart, position })),
    wristSize: null,
  };
  const laid = applyPattern(board, pattern, (charm) => (charm === heart ? 10 : 5));
  expect(laid.slots).toHaveLength(17);
  expect([placedOf(laid, rose), placedOf(laid, heart)]).toEqual([2, 10]);
  expect(laid.tray).toEqual({ [lily]: 1 });
  expect(laid.slots.filter((slot) => slot === null)).toHaveLength(5);
});

test('a pattern with a wrist size sets it and its number of slots', () => {
  expect(applyPattern(emptyBoard(), { charms: [], wristSize: 15.5 }, plenty)).toMatchObject({
    wristSize: 15.5,
  });
  expect(applyPattern(emptyBoard(), { charms: [], wristSize: 15.5 }, plenty).slots).toHaveLength(17);
});

test('removing a name also removes the charms at its ends, and no others', () => {
  const board = ringOf(emptyBoard(), { 2: rose, 5: rose, 6: an, 7: nn, 8: rose, 9: lily });
  expect(nameOn(board, letters)).toBe('AN');
  const bare = withoutName(board, letters, rose);
  expect(bare.slots.flatMap((slot, at) => (slot === null ? [] : [[at, slot]]))).toEqual([
    [2, rose],
    [9, lily],
  ]);
  expect(withoutName(board, letters, lily).slots[5]).toBe(rose);
  expect(withoutName(emptyBoard(), letters, rose)).toEqual(emptyBoard());
});

test('hearts around a name are not part of it, a heart within it is', () => {
  const board = ringOf(emptyBoard(), { 4: heart, 5: an, 6: heart, 7: nn, 8: heart, 9: heart });
  expect(nameOn(board, letters)).toBe(`A${HEART}N`);
  expect(nameOn(ringOf(emptyBoard(), { 4: heart }), letters)).toBe('');
});

test('newly filled slots are those of added charms, none after a change of wrist size', () => {
  const before = ringOf(emptyBoard(), { 0: rose });
  expect(newlyFilled(before, ringOf(before, { 3: lily, 1: lily }))).toEqual([1, 3]);
  const wider = adjustWrist(startHistory(before), false, 15.5, plenty).present;
  expect(newlyFilled(before, wider)).toEqual([]);
});

test('a bigger wrist adds slots on both sides of the knot', () => {
  const board = ringOf(emptyBoard(), { 7: heart });
  const { present: wider } = adjustWrist(startHistory(board), false, 15.5, plenty);
  expect(wider.slots).toHaveLength(17);
  expect(wider.slots[8]).toBe(heart);
});

test('several wrist sizes in a row are one undo step, and a smaller one in between loses no charm', () => {
  const full = { ...emptyBoard(), slots: emptyBoard(20).slots.map(() => rose), wristSize: 19 };
  const smaller = adjustWrist(startHistory<Board>(full), false, 11, plenty);
  expect(smaller.present.slots).toHaveLength(15);
  const back = adjustWrist(smaller, true, 19, plenty);
  expect(placedOf(back.present, rose)).toBe(20);
  expect(back.present.tray).toEqual({});
  expect(back.past).toEqual([{ state: full }]);
});
