import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId } from '../kernel/ids.ts';
import type { CharmId } from '../kernel/ids.ts';
import { ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { autoFill } from './auto-fill.ts';
import {
  choose,
  clearRing,
  emptyBoard,
  move,
  place,
  placedOf,
  placeFromCatalogue,
  setWrist,
  takeOff,
  unchoose,
  waitingOf,
} from './board.ts';
import type { Board } from './board.ts';
import { redo, startHistory, step, undo } from './history.ts';
import type { History } from './history.ts';
import { UNDO_DEPTH } from './limits.ts';
import { layName, takeNameOff } from './name-letters.ts';

const [rose, lily, gone, a, n] = ['rose', 'lily', 'gone', 'a', 'n'].map((id) => asId<CharmId>(id)) as [
  CharmId,
  CharmId,
  CharmId,
  CharmId,
  CharmId,
];
const kinds = [rose, lily, gone, a, n];
const flowers = [rose, lily, gone];
const letters = new Map([
  ['A', a],
  ['N', n],
]);
const stock = new Map([
  [rose, 20],
  [lily, 3],
  [gone, 0],
  [a, 4],
  [n, 5],
]);
const supply = (id: CharmId): number => stock.get(id) ?? 0;
const owned = (board: Board, id: CharmId): number => placedOf(board, id) + waitingOf(board, id);

/** How an act may change the pieces of a charm: the expected number after it, given the board before. */
type Act = {
  readonly name: string;
  readonly do: (board: Board) => Result<Board, string>;
  readonly pieces: (id: CharmId, before: Board) => { least: number; most: number };
};

const same: Act['pieces'] = (id, before) => ({ least: owned(before, id), most: owned(before, id) });
const oneMoreOf =
  (chosen: CharmId, when: (before: Board) => boolean): Act['pieces'] =>
  (id, before) => {
    const pieces = owned(before, id) + (id === chosen && when(before) ? 1 : 0);
    return { least: pieces, most: pieces };
  };

const kind = fc.constantFrom(...kinds);
const slot = fc.integer({ min: -1, max: 26 });
const acts: fc.Arbitrary<Act> = fc.oneof(
  kind.map((id) => ({
    name: `choose ${id}`,
    do: (board: Board) => choose(board, id, supply),
    pieces: oneMoreOf(id, () => true),
  })),
  kind.map((id) => ({
    name: `put ${id} back`,
    do: (board: Board) => unchoose(board, id),
    pieces: (other: CharmId, before: Board) => {
      const left = owned(before, other) - (other === id ? 1 : 0);
      return { least: left, most: left };
    },
  })),
  fc.tuple(kind, fc.option(slot, { nil: undefined })).map(([id, at]) => ({
    name: `drop ${id} on ${at}`,
    do: (board: Board) => placeFromCatalogue(board, id, supply, at),
    pieces: oneMoreOf(id, (before) => waitingOf(before, id) === 0),
  })),
  fc.tuple(kind, fc.option(slot, { nil: undefined })).map(([id, at]) => ({
    name: `place ${id} on ${at}`,
    do: (board: Board) => place(board, id, supply, at),
    pieces: same,
  })),
  slot.map((at) => ({
    name: `take ${at} off`,
    do: (board: Board) => takeOff(board, at, supply),
    pieces: same,
  })),
  fc.tuple(slot, slot).map(([from, to]) => ({
    name: `move ${from} to ${to}`,
    do: (board: Board) => move(board, from, to),
    pieces: same,
  })),
  fc.constant({ name: 'clear', do: (board: Board) => clearRing(board, supply), pieces: same }),
  fc.integer({ min: 20, max: 60 }).map((halves) => ({
    name: `wrist of ${halves / 2} cm`,
    do: (board: Board) => setWrist(board, halves / 2, supply),
    pieces: same,
  })),
  fc.nat(5).map((turn) => ({
    name: `fill, ${turn}`,
    do: (board: Board) => autoFill(board, supply, { turn, once: new Set(letters.values()) }),
    pieces: (id: CharmId, before: Board) => ({ least: owned(before, id), most: supply(id) }),
  })),
  fc.constantFrom('An', 'Anna', 'NA', 'Ba', '').map((text) => ({
    name: `lay ${text}`,
    do: (board: Board) => layName(board, text, { supply, letters }),
    // Letters come and go with the name; charms in their place go to the tray.
    pieces: (id: CharmId, before: Board) =>
      flowers.includes(id) ? same(id, before) : { least: waitingOf(before, id), most: supply(id) },
  })),
  fc.constant({
    name: 'take the name off',
    do: (board: Board) => ok(takeNameOff(board, letters)),
    pieces: (id: CharmId, before: Board) =>
      flowers.includes(id) ? same(id, before) : { least: waitingOf(before, id), most: waitingOf(before, id) },
  }),
);

test('no sequence of acts loses a charm, adds one unasked or exceeds the stock', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 40 }), (sequence) => {
      sequence.reduce((before, act) => {
        const done = act.do(before);
        if (!done.ok) return before;
        for (const id of kinds) {
          const { least, most } = act.pieces(id, before);
          const pieces = owned(done.value, id);
          expect(pieces, `${act.name}: ${id}`).toBeGreaterThanOrEqual(least);
          expect(pieces, `${act.name}: ${id}`).toBeLessThanOrEqual(Math.min(most, supply(id)));
        }
        return done.value;
      }, emptyBoard());
    }),
  );
});

test('after any sequence of acts undo reverts redo, redo reverts undo, and UNDO_DEPTH is not exceeded', () => {
  const moves = fc.oneof(
    { weight: 4, arbitrary: acts },
    { weight: 1, arbitrary: fc.constant('undo' as const) },
    { weight: 1, arbitrary: fc.constant('redo' as const) },
  );
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 60 }), (sequence) => {
      sequence.reduce<History<Board>>((history, act) => {
        const next = moved(history, act);
        expect(next.past.length).toBeLessThanOrEqual(UNDO_DEPTH);
        expect(next.future.length > 0 ? undo(redo(next)).present : next.present).toBe(next.present);
        expect(next.past.length > 0 ? redo(undo(next)) : next).toEqual(next);
        return next;
      }, startHistory(emptyBoard()));
    }),
  );
});

function moved(history: History<Board>, act: Act | 'undo' | 'redo'): History<Board> {
  if (act === 'undo') return undo(history);
  if (act === 'redo') return redo(history);
  const done = step(history, act.do);
  return done.ok ? done.value : history;
}
