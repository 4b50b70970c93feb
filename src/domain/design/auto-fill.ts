import type { CharmId } from '../kernel/ids.ts';
import { ok, refuse } from '../kernel/result.ts';
import { emptySlotsOf, placedCharms, placedOf, waitingOf } from './board.ts';
import type { Board, BoardResult, Slot, Supply } from './board.ts';

export type FillOptions = {
  /** Which arrangement to use: 0, 1, 2 … cycles through all of them. */
  readonly turn?: number;
  /** Charms placed from the tray but never repeated: the letters of a name. */
  readonly once?: ReadonlySet<CharmId>;
  /** Charms that accompany a name when nothing else is chosen, such as the heart. */
  readonly company?: readonly CharmId[];
};

/**
 * Fills the empty slots with everything in the tray, then by repeating the charms in use as far as stock allows. The two sides of
 * the middle slot mirror each other wherever charms and stock allow; slots that cannot be filled stay empty.
 */
export function autoFill(board: Board, supply: Supply, options: FillOptions = {}): BoardResult {
  const { turn = 0, once = NONE, company = [] } = options;
  if (emptySlotsOf(board) === 0) return refuse('full');
  const named = placedCharms(board).some((id) => once.has(id));
  const chosen = kindsInUse(board, supply, once);
  const kinds = chosen.length === 0 && named ? kindsOf(company, board, supply, once) : chosen;
  if (kinds.length === 0) return refuse('nothing_chosen');
  if (kinds.every(({ rest }) => rest === 0)) return refuse('none_left');
  const arrangements = arrangementsOf(board, kinds);
  return ok(hung(board, arrangements[turn % arrangements.length] ?? []));
}

const NONE: ReadonlySet<CharmId> = new Set();

type Kind = {
  readonly id: CharmId;
  /** Pieces that may still be placed; those in the tray are used first. */
  readonly rest: number;
  readonly waiting: number;
};
type Slots = readonly Slot[];

function kindsInUse(board: Board, supply: Supply, once: ReadonlySet<CharmId>): Kind[] {
  const ids = new Set([...placedCharms(board), ...(Object.keys(board.tray) as CharmId[])]);
  const usable = [...ids].filter((id) => !once.has(id) || waitingOf(board, id) > 0);
  return kindsOf(usable, board, supply, once);
}

function kindsOf(ids: readonly CharmId[], board: Board, supply: Supply, once: ReadonlySet<CharmId>): Kind[] {
  return ids.map((id) => {
    const sold = Math.max(0, supply(id) - placedOf(board, id));
    const waiting = Math.min(sold, waitingOf(board, id));
    return { id, rest: once.has(id) ? waiting : sold, waiting };
  });
}

/** The most symmetric distinct rings: one starting with each kind, its repeats spread or side by side. */
function arrangementsOf(board: Board, kinds: readonly Kind[]): Slots[] {
  const tried = kinds.flatMap((_, first) => {
    const order = [...kinds.slice(first), ...kinds.slice(0, first)];
    return [arrange(board.slots, order, spread), arrange(board.slots, order, sideBySide)];
  });
  const flaws = tried.map(unlikePairs);
  const fewest = Math.min(...flaws);
  const best = tried.filter((_, at) => flaws[at] === fewest);
  return [...new Map(best.map((slots) => [slots.join(), slots])).values()];
}

type Order = (pairs: readonly CharmId[], before: Slot) => CharmId[];

function arrange(slots: Slots, kinds: readonly Kind[], order: Order): Slots {
  const next = [...slots];
  const mirrored = (slot: number): Slot => next[next.length - 1 - slot] ?? null;
  const pieces = piecesOf(kinds, next.filter((slot) => slot === null).length);
  const gaps = () => next.flatMap((slot, at) => (slot === null ? [at] : []));
  const hang = (slot: number, id: Slot | undefined) => {
    if (id && pieces.take(id, 1)) next[slot] = id;
  };

  for (const slot of gaps()) hang(slot, mirrored(slot));
  const middle = (next.length - 1) / 2;
  if (next[middle] === null) hang(middle, pieces.one());

  // From the middle outwards, so that the slots next to a name are filled first.
  const open = gaps()
    .filter((slot) => slot < middle && mirrored(slot) === null)
    .toReversed();
  const hanging = next.filter((slot) => slot !== null);
  const pairs = order(pieces.pairs(open.length, hanging), next[Math.floor(middle)] ?? null);
  pairs.forEach((id, at) => {
    const slot = open[at];
    if (slot !== undefined) next[slot] = next[next.length - 1 - slot] = id;
  });

  for (const slot of gaps()) {
    hang(slot, mirrored(slot));
    if (next[slot] === null) hang(slot, pieces.one());
  }
  return next;
}

/** The supply for `places` slots. Charms outside the tray only get the places that the tray leaves. */
function piecesOf(kinds: readonly Kind[], places: number) {
  const left = new Map(kinds.map((kind) => [kind.id, { ...kind }]));
  let spare = Math.max(0, places - kinds.reduce((sum, { waiting }) => sum + waiting, 0));

  const waits = (id: CharmId) => (left.get(id)?.waiting ?? 0) > 0;
  const has = (id: CharmId, count: number) => {
    const kind = left.get(id);
    return kind !== undefined && kind.rest >= count && count - kind.waiting <= spare;
  };
  function take(id: CharmId, count: number): boolean {
    const kind = left.get(id);
    if (kind === undefined || !has(id, count)) return false;
    const fromTray = Math.min(count, kind.waiting);
    left.set(id, { id, rest: kind.rest - count, waiting: kind.waiting - fromTray });
    spare -= count - fromTray;
    return true;
  }

  return {
    take,
    one: (): CharmId | undefined => kinds.find(({ id }) => has(id, 1))?.id,
    /** Takes two pieces for each of `count` pairs: from the tray first, then always of the kind used least often. */
    pairs(count: number, hanging: readonly CharmId[]): CharmId[] {
      const pairs: CharmId[] = [];
      for (const { id } of kinds) while (pairs.length < count && waits(id) && take(id, 2)) pairs.push(id);
      while (pairs.length < count) {
        const often = (id: CharmId) => 2 * times(pairs, id) + times(hanging, id);
        const [least] = kinds.filter(({ id }) => has(id, 2)).toSorted((a, b) => often(a.id) - often(b.id));
        if (least === undefined || !take(least.id, 2)) break;
        pairs.push(least.id);
      }
      return pairs;
    },
  };
}

/** Avoids equal neighbours while others remain: the most frequent kind comes first, but never after itself. */
const spread: Order = (pairs, before) => {
  const left = [...pairs];
  const laid: CharmId[] = [];
  while (left.length > 0) {
    const last = laid.at(-1) ?? before;
    const others = left.filter((id) => id !== last);
    const pool = others.length > 0 ? others : left;
    const [next] = pool.toSorted((a, b) => times(left, b) - times(left, a));
    if (next === undefined) break;
    laid.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return laid;
};

const sideBySide: Order = (pairs) => [...new Set(pairs)].flatMap((id) => pairs.filter((pair) => pair === id));

function unlikePairs(slots: Slots): number {
  return slots.filter((slot, at) => slot !== slots[slots.length - 1 - at]).length;
}

function hung(board: Board, slots: Slots): Board {
  const waiting = Object.entries(board.tray).map(([key, pieces]) => {
    const id = key as CharmId;
    const taken = slots.filter((slot) => slot === id).length - placedOf(board, id);
    return [id, Math.max(0, pieces - taken)] as const;
  });
  return { ...board, slots, tray: Object.fromEntries(waiting.filter(([, pieces]) => pieces > 0)) };
}

function times(list: readonly CharmId[], id: CharmId): number {
  return list.filter((other) => other === id).length;
}
