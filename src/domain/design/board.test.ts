import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId } from '../kernel/ids.ts';
import type { CharmId } from '../kernel/ids.ts';
import { autoFill } from './auto-fill.ts';
import {
  choose,
  clearRing,
  emptyBoard,
  move,
  place,
  placeFromCatalogue,
  placedCharms,
  placedOf,
  setWrist,
  takeOff,
  unchoose,
  waitingOf,
} from './board.ts';
import { boardWith } from '../../../test-support/boards.ts';
import type { Board, BoardResult } from './board.ts';
import { boardRefusals } from './copy.vi.ts';

const [rose, lily, tulip] = ['rose', 'lily', 'tulip'].map((id) => asId<CharmId>(id)) as [
  CharmId,
  CharmId,
  CharmId,
];
const plenty = () => 100;

const must = (result: BoardResult): Board => {
  if (!result.ok) throw new Error(result.why);
  return result.value;
};
const refusal = (result: BoardResult) => (result.ok ? null : boardRefusals[result.why]);

test('a placed charm leaves the tray and takes the first empty slot', () => {
  const board = must(place(boardWith([{ charmId: rose, quantity: 2 }]), rose, plenty));
  expect(board.slots.slice(0, 2)).toEqual([rose, null]);
  expect(waitingOf(board, rose)).toBe(1);
});

test('a charm dropped on another sends that one back to the tray', () => {
  const start = boardWith([
    { charmId: rose, quantity: 1 },
    { charmId: lily, quantity: 1 },
  ]);
  const board = must(place(must(place(start, rose, plenty, 3)), lily, plenty, 3));
  expect(board.slots[3]).toBe(lily);
  expect(board.tray).toEqual({ [rose]: 1 });
});

test('refusals read as the specification words them', () => {
  const full = must(autoFill(boardWith([{ charmId: rose, quantity: 16 }]), plenty));
  expect(refusal(place(full, rose, plenty))).toBe('Vòng tay đã đầy');
  expect(refusal(place(emptyBoard(), rose, plenty))).toBe('Hết charm');
  expect(refusal(place(boardWith([{ charmId: rose, quantity: 3 }]), rose, () => 2))).toBe('Vượt quá stock!');
  expect(refusal(choose(boardWith([{ charmId: rose, quantity: 2 }]), rose, () => 2))).toBe('Vượt quá stock!');
  expect(refusal(choose(emptyBoard(), rose, () => 0))).toBe('Hết charm');
  expect(refusal(place(boardWith([{ charmId: rose, quantity: 1 }]), rose, plenty, 15))).toBe(
    boardRefusals.no_such_slot,
  );
});

test('unchoose takes one piece out of the tray', () => {
  const board = must(unchoose(boardWith([{ charmId: rose, quantity: 3 }]), rose));
  expect(waitingOf(board, rose)).toBe(2);
});

test('placing a charm from the catalogue uses the piece in the tray first', () => {
  const board = must(placeFromCatalogue(boardWith([{ charmId: rose, quantity: 1 }]), rose, () => 1, 0));
  expect([board.slots[0], waitingOf(board, rose)]).toEqual([rose, 0]);
});

test('a charm taken off while the tray already holds the whole stock leaves the design', () => {
  const board = must(place(boardWith([{ charmId: rose, quantity: 2 }]), rose, plenty, 0));
  const after = must(takeOff(board, 0, () => 1));
  expect(after.slots[0]).toBeNull();
  expect(waitingOf(after, rose)).toBe(1);
});

test('move swaps two charms or fills an empty slot; an empty source changes nothing, an unknown slot is refused', () => {
  const alone = must(placeFromCatalogue(emptyBoard(), rose, plenty, 0));
  const board = must(placeFromCatalogue(alone, lily, plenty, 1));
  expect(must(move(board, 0, 1)).slots.slice(0, 3)).toEqual([lily, rose, null]);
  expect(must(move(board, 0, 14)).slots[14]).toBe(rose);
  expect(must(move(board, 5, 0))).toBe(board);
  expect(move(board, 0, 15).ok).toBe(false);
});

test('a larger wrist adds slots; a smaller one drops empty slots first, then moves charms to the tray', () => {
  const wide = must(setWrist(emptyBoard(), 15.5, plenty));
  expect(wide.slots).toHaveLength(17);
  const withEnds = must(
    placeFromCatalogue(must(placeFromCatalogue(wide, rose, plenty, 0)), lily, plenty, 16),
  );
  const narrow = must(setWrist(withEnds, 11, plenty));
  expect(narrow.slots).toHaveLength(15);
  expect(placedCharms(narrow)).toEqual([rose, lily]);
  expect(narrow.wristSize).toBe(11);

  const full = must(
    autoFill(must(setWrist(boardWith([{ charmId: tulip, quantity: 1 }]), 15, plenty)), plenty),
  );
  const cut = must(setWrist(full, 11, plenty));
  expect([placedOf(cut, tulip), waitingOf(cut, tulip)]).toEqual([15, 2]);
});

test('a smaller wrist drops the last empty slots: charms before them keep their slots', () => {
  const wide = must(setWrist(emptyBoard(), 15.5, plenty));
  const at = (board: Board, id: CharmId, slot: number) => must(placeFromCatalogue(board, id, plenty, slot));
  const inFront = at(at(wide, rose, 0), lily, 3);
  expect(must(setWrist(inFront, 11, plenty)).slots).toEqual(inFront.slots.slice(0, 15));
  // A charm behind the dropped slots moves up by as many.
  const narrow = must(setWrist(at(inFront, tulip, 16), 11, plenty));
  expect(narrow.slots).toEqual([rose, null, null, lily, ...Array<null>(10).fill(null), tulip]);
});

test('no sequence of acts exceeds the stock or 15 to 25 slots, and clearing the ring loses no charm', () => {
  const supply = (id: CharmId) => ({ rose: 20, lily: 3, tulip: 0 })[id as string] ?? 0;
  const kind = fc.constantFrom(rose, lily, tulip);
  const slot = fc.integer({ min: -1, max: 26 });
  const act = fc.oneof(
    kind.map((id) => (board: Board) => choose(board, id, supply)),
    kind.map((id) => (board: Board) => unchoose(board, id)),
    fc.tuple(kind, slot).map(
      ([id, at]) =>
        (board: Board) =>
          placeFromCatalogue(board, id, supply, at),
    ),
    kind.map((id) => (board: Board) => place(board, id, supply)),
    slot.map((at) => (board: Board) => takeOff(board, at, supply)),
    fc.tuple(slot, slot).map(
      ([from, to]) =>
        (board: Board) =>
          move(board, from, to),
    ),
    fc.nat(9).map((turn) => (board: Board) => autoFill(board, supply, { turn })),
    fc.constant((board: Board) => clearRing(board, supply)),
    fc.integer({ min: 10, max: 30 }).map((cm) => (board: Board) => setWrist(board, cm, supply)),
  );
  const total = (board: Board) => [rose, lily, tulip].map((id) => placedOf(board, id) + waitingOf(board, id));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let board = emptyBoard();
      for (const change of acts) {
        const next = change(board);
        if (!next.ok) continue;
        board = next.value;
        total(board).forEach((used, index) => {
          expect(used).toBeLessThanOrEqual(supply([rose, lily, tulip][index] ?? rose));
        });
        expect(board.slots.length).toBeGreaterThanOrEqual(15);
        expect(board.slots.length).toBeLessThanOrEqual(25);
        expect(total(must(clearRing(board, supply)))).toEqual(total(board));
      }
    }),
  );
});
