import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId } from '../kernel/ids.ts';
import type { CharmId } from '../kernel/ids.ts';
import { autoFill } from './auto-fill.ts';
import type { FillOptions } from './auto-fill.ts';
import { emptyBoard, emptySlotsOf, placedOf, waitingOf } from './board.ts';
import { boardWith } from '../../../test-support/boards.ts';
import type { Board, Slot, Supply } from './board.ts';
import { boardRefusals } from './copy.vi.ts';
import { redo, startHistory, step, undo } from './history.ts';

const kinds = ['rose', 'lily', 'tulip', 'moon'].map((id) => asId<CharmId>(id));
const [rose, lily, tulip] = kinds as [CharmId, CharmId, CharmId];
const plenty: Supply = () => 100;

const filled = (board: Board, supply: Supply = plenty, options?: FillOptions): Board => {
  const result = autoFill(board, supply, options);
  if (!result.ok) throw new Error(result.why);
  return result.value;
};
const refusal = (board: Board, supply: Supply = plenty, options?: FillOptions) => {
  const result = autoFill(board, supply, options);
  return result.ok ? null : boardRefusals[result.why];
};
const chosen = (...ids: CharmId[]) => boardWith(ids.map((charmId) => ({ charmId, quantity: 1 })));
const isSymmetric = ({ slots }: Board) => slots.join() === slots.toReversed().join();
const shown = ({ slots }: Board) => slots.map((slot) => slot?.[0] ?? '.').join('');

/** Rings with gaps, a tray and a supply that covers the placed charms, as in the builder. */
const situations = fc
  .record({
    slots: fc.array(fc.option(fc.constantFrom(...kinds), { freq: 2 }), { minLength: 15, maxLength: 25 }),
    waiting: fc.array(fc.nat(6), { minLength: 4, maxLength: 4 }),
    unsold: fc.array(fc.nat(12), { minLength: 4, maxLength: 4 }),
    turn: fc.nat(12),
  })
  .map(({ slots, waiting, unsold, turn }) => {
    const tray = Object.fromEntries(
      kinds.map((id, at) => [id, waiting[at] ?? 0] as const).filter(([, pieces]) => pieces > 0),
    );
    const board: Board = { slots, tray, wristSize: null };
    const stock = new Map(
      kinds.map((id, at) => [id, placedOf(board, id) + waitingOf(board, id) + (unsold[at] ?? 0)]),
    );
    const inUse = kinds.filter((id) => placedOf(board, id) + waitingOf(board, id) > 0);
    return { board, turn, inUse, supply: (id: CharmId) => stock.get(id) ?? 0 };
  })
  .filter(({ board, inUse }) => emptySlotsOf(board) > 0 && inUse.length > 0);

test('auto-fill loses and moves no charm, and fills every empty slot that the stock allows', () => {
  fc.assert(
    fc.property(situations, ({ board, turn, inUse, supply }) => {
      const result = autoFill(board, supply, { turn });
      const free = inUse.reduce((sum, id) => sum + supply(id) - placedOf(board, id), 0);
      expect(result.ok).toBe(free > 0);
      const next = result.ok ? result.value : board;
      expect(next.slots.map((slot, at) => (board.slots[at] === null ? null : slot))).toEqual(board.slots);
      expect(emptySlotsOf(next)).toBe(Math.max(0, emptySlotsOf(board) - free));
      for (const id of kinds) {
        const before = placedOf(board, id) + waitingOf(board, id);
        const after = placedOf(next, id) + waitingOf(next, id);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(supply(id));
      }
    }),
  );
});

test('charms in the tray are placed before any charm is repeated', () => {
  fc.assert(
    fc.property(situations, ({ board, turn, supply }) => {
      const result = autoFill(board, supply, { turn });
      if (!result.ok) return;
      const waiting = kinds.reduce((sum, id) => sum + waitingOf(board, id), 0);
      const left = kinds.reduce((sum, id) => sum + waitingOf(result.value, id), 0);
      expect(left).toBe(Math.max(0, waiting - emptySlotsOf(board)));
    }),
  );
});

test('a symmetric ring is filled symmetrically while the stock is plentiful', () => {
  const half = fc.array(fc.option(fc.constantFrom(...kinds), { freq: 2 }), { minLength: 8, maxLength: 12 });
  fc.assert(
    fc.property(half, fc.boolean(), fc.nat(12), (side, odd, turn) => {
      const slots: Slot[] = [...side, ...(odd ? [null] : []), ...side.toReversed()];
      fc.pre(side.some((slot) => slot !== null) && slots.includes(null));
      const next = filled({ ...emptyBoard(), slots }, plenty, { turn });
      expect(isSymmetric(next)).toBe(true);
      expect(emptySlotsOf(next)).toBe(0);
    }),
  );
});

test('single charms of the tray are repeated symmetrically; one without a second piece takes the middle', () => {
  expect(isSymmetric(filled(chosen(rose, lily, tulip)))).toBe(true);
  const scarce = filled(chosen(rose, lily), (id) => (id === rose ? 1 : 14));
  expect(isSymmetric(scarce)).toBe(true);
  expect(scarce.slots[7]).toBe(rose);
});

test('an empty slot opposite a charm gets the same charm', () => {
  const slots = emptyBoard().slots.map((_, at): Slot => (at === 2 ? rose : at === 5 ? lily : null));
  const next = filled({ ...emptyBoard(), slots });
  expect([next.slots[12], next.slots[9]]).toEqual([rose, lily]);
  expect(isSymmetric(next)).toBe(true);
});

test('each further turn arranges the same charms differently, and the first arrangement comes again', () => {
  fc.assert(
    fc.property(fc.subarray(kinds, { minLength: 2 }), fc.integer({ min: 15, max: 25 }), (ids, count) => {
      const board = { ...chosen(...ids), slots: emptyBoard(count).slots };
      const ways = Array.from({ length: 40 }, (_, turn) => shown(filled(board, plenty, { turn })));
      ways.slice(1).forEach((way, at) => expect(way).not.toBe(ways[at]));
      expect(ways.lastIndexOf(ways[0] ?? '')).toBeGreaterThan(0);
    }),
    // Forty rings a run.
    { numRuns: 30 },
  );
});

test('with a single kind of charm every turn gives the same arrangement', () => {
  expect(filled(chosen(rose), plenty, { turn: 7 })).toEqual(filled(chosen(rose)));
});

test('repeated charms are spread so that no two neighbours are the same', () => {
  expect(shown(filled(chosen(rose, lily, tulip)))).toMatch(/^(?!.*(.)\1).{15}$/);
  const more = boardWith([
    { charmId: rose, quantity: 1 },
    { charmId: lily, quantity: 3 },
  ]);
  expect(shown(filled(more))).toBe('lrlrlrlrlrlrlrl');
});

test('letters of a name are not repeated, only those in the tray are placed; with letters alone it is refused', () => {
  const [b, o] = [asId<CharmId>('b'), asId<CharmId>('o')];
  const once = new Set([b, o]);
  const slots = emptyBoard().slots.map((_, at): Slot => (at === 6 ? b : at === 7 ? o : null));
  const next = filled({ ...chosen(rose, o), slots }, plenty, { once });
  expect([placedOf(next, b), placedOf(next, o), placedOf(next, rose)]).toEqual([1, 2, 12]);
  expect(refusal({ ...emptyBoard(), slots }, plenty, { once })).toBe('Hãy chọn ít nhất một charm');
});

test('company charms fill up a name alone; with other charms chosen, or without a name, they are not used', () => {
  const [b, heart] = [asId<CharmId>('b'), asId<CharmId>('heart')];
  const options = { once: new Set([b]), company: [heart] };
  const slots = emptyBoard().slots.map((_, at): Slot => (at === 7 ? b : null));
  const next = filled({ ...emptyBoard(), slots }, plenty, options);
  expect([placedOf(next, b), placedOf(next, heart)]).toEqual([1, 14]);
  expect(placedOf(filled({ ...chosen(rose), slots }, plenty, options), heart)).toBe(0);
  expect(refusal(emptyBoard(), plenty, options)).toBe('Hãy chọn ít nhất một charm');
});

test('refusals read as the specification words them', () => {
  expect(refusal(filled(chosen(rose)))).toBe('Vòng tay đã đầy');
  expect(refusal(emptyBoard())).toBe('Hãy chọn ít nhất một charm');
  const scarce = filled(chosen(rose), () => 4);
  expect(emptySlotsOf(scarce)).toBe(11);
  expect(refusal(scarce, () => 4)).toBe('Hết charm');
});

test('an auto-fill is undone and redone as one step', () => {
  fc.assert(
    fc.property(situations, ({ board, turn, supply }) => {
      const next = step(startHistory(board), (present) => autoFill(present, supply, { turn }));
      if (!next.ok) return;
      expect(undo(next.value).present).toBe(board);
      expect(redo(undo(next.value))).toEqual(next.value);
    }),
  );
});

test('seven pieces of one charm and eight of another alternate', () => {
  const two = boardWith([
    { charmId: rose, quantity: 7 },
    { charmId: lily, quantity: 8 },
  ]);
  expect(shown(filled(two))).toBe('lrlrlrlrlrlrlrl');
});

test('every turn gives an arrangement as symmetric as the first', () => {
  const flaws = (board: Board, supply: Supply, turn: number): number | null => {
    const result = autoFill(board, supply, { turn });
    if (!result.ok) return null;
    const { slots } = result.value;
    return slots.filter((slot, at) => slot !== slots[slots.length - 1 - at]).length;
  };
  fc.assert(
    fc.property(situations, fc.nat(7), ({ board, supply }, turn) => {
      expect(flaws(board, supply, turn)).toBe(flaws(board, supply, 0));
    }),
  );
});
