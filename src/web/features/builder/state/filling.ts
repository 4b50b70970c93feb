import { autoFill } from '#domain/design/auto-fill.ts';
import type { Board, BoardRefusal, Supply } from '#domain/design/board.ts';
import { HEART } from '#domain/design/name-letters.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Filled } from '#web/entities/bracelet/draft.ts';

/** The arrangements that auto-fill has made of one ring with gaps. */
export type Filling = Filled & { readonly made: ReadonlySet<Board> };

export const fillingOf = (filled: Filled | null | undefined, made: Board): Filling | null =>
  filled ? { ...filled, made: new Set([made]) } : null;

/**
 * Fills the gaps; on a ring that auto-fill has just filled, it fills the same gaps in another way, which may turn out to be the
 * same one.
 */
export function fill(
  present: Board,
  before: Filling | null,
  supply: Supply,
  letters: ReadonlyMap<string, CharmId>,
): Result<{ board: Board; filling: Filling }, BoardRefusal> {
  const again = before !== null && (before.made.has(present) || before.from === present) ? before : null;
  const from = again?.from ?? present;
  const turn = again === null ? 0 : again.turn + 1;
  const heart = letters.get(HEART);
  const company = heart === undefined ? [] : [heart];
  const next = autoFill(from, supply, { turn, once: lettersOnly(letters), company });
  if (!next.ok) return next;
  return ok({ board: next.value, filling: { from, turn, made: new Set(again?.made).add(next.value) } });
}

/** Letter charms are used once; the heart may repeat as decoration even after it framed a name. */
const lettersOnly = (letters: ReadonlyMap<string, CharmId>): ReadonlySet<CharmId> =>
  new Set([...letters].flatMap(([letter, id]) => (letter === HEART ? [] : [id])));
