import type { CharmId, StringId, TyingMethodId } from '../kernel/ids.ts';
import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { move, placeFromCatalogue, takeOff } from './board.ts';
import type { Board, BoardRefusal, Slot } from './board.ts';

/** A copy of a bracelet that a customer and the shop edit together: ring, tray, string and tying method. */
export type JointDesign = Board & {
  readonly stringId: StringId | null;
  readonly tyingMethodId: TyingMethodId | null;
};

/** An edit of one participant. `charm` of `take` and `move` is the one that she saw in the slot. */
export type JointAct =
  | { readonly kind: 'put'; readonly slot: number; readonly charm: CharmId }
  | { readonly kind: 'take'; readonly slot: number; readonly charm: CharmId }
  | { readonly kind: 'move'; readonly from: number; readonly to: number; readonly charm: CharmId }
  | { readonly kind: 'string'; readonly string: StringId }
  | { readonly kind: 'tie'; readonly tie: TyingMethodId | null };

/** The effect of an edit, which can be undone as long as nobody has changed the same places since. */
export type JointChange = {
  readonly slots: readonly { readonly at: number; readonly was: Slot; readonly now: Slot }[];
  /** Difference in the number of each charm in the tray. */
  readonly tray: Readonly<Record<CharmId, number>>;
  readonly string?: { readonly was: StringId | null; readonly now: StringId | null };
  readonly tie?: { readonly was: TyingMethodId | null; readonly now: TyingMethodId | null };
};

/** `moved_on`: somebody else was faster, and the edit's target is no longer there. */
export type JointRefusal = BoardRefusal | 'moved_on';

/** Stock is checked when the customer takes the design over; until then no charm may be dropped for lack of it. */
const PLENTY = () => Number.POSITIVE_INFINITY;

/**
 * The effect of an edit on the current design. A charm whose slot is taken over goes to the tray, so that when two people edit
 * one slot neither loses a charm.
 */
export function changeBy(design: JointDesign, act: JointAct): Result<JointChange, JointRefusal> {
  switch (act.kind) {
    case 'put':
      if (design.slots[act.slot] === act.charm) return ok(NOTHING);
      return onBoard(design, placeFromCatalogue(design, act.charm, PLENTY, act.slot));
    case 'take':
      if (design.slots[act.slot] !== act.charm) return refuse('moved_on');
      return onBoard(design, takeOff(design, act.slot, PLENTY));
    case 'move':
      if (design.slots[act.from] !== act.charm) return refuse('moved_on');
      return onBoard(design, move(design, act.from, act.to));
    case 'string':
      return ok({ ...NOTHING, string: { was: design.stringId, now: act.string } });
    case 'tie':
      return ok({ ...NOTHING, tie: { was: design.tyingMethodId, now: act.tie } });
  }
}

/** Applies a change if its places are still as it expects. @returns `moved_on` otherwise, without changing anything */
export function withChange(design: JointDesign, change: JointChange): Result<JointDesign, 'moved_on'> {
  const { string, tie } = change;
  const slots = [...design.slots];
  for (const { at, was, now } of change.slots) {
    if (design.slots[at] !== was) return refuse('moved_on');
    slots[at] = now;
  }
  const tray: Record<CharmId, number> = { ...design.tray };
  for (const [charm, more] of Object.entries<number>(change.tray) as [CharmId, number][]) {
    const left = (tray[charm] ?? 0) + more;
    if (left < 0) return refuse('moved_on');
    if (left === 0) delete tray[charm];
    else tray[charm] = left;
  }
  if (string && design.stringId !== string.was) return refuse('moved_on');
  if (tie && design.tyingMethodId !== tie.was) return refuse('moved_on');
  return ok({
    slots,
    tray,
    wristSize: design.wristSize,
    stringId: string ? string.now : design.stringId,
    tyingMethodId: tie ? tie.now : design.tyingMethodId,
  });
}

/** The inverse of a change. */
export function reverse({ slots, tray, string, tie }: JointChange): JointChange {
  return {
    slots: slots.map(({ at, was, now }) => ({ at, was: now, now: was })),
    tray: Object.fromEntries(Object.entries<number>(tray).map(([charm, more]) => [charm, -more])),
    ...(string && { string: { was: string.now, now: string.was } }),
    ...(tie && { tie: { was: tie.now, now: tie.was } }),
  };
}

/** Whether a change has no effect. */
export function isEmptyChange({ slots, tray, string, tie }: JointChange): boolean {
  const isSame = (part: { was: unknown; now: unknown } | undefined) =>
    part === undefined || part.was === part.now;
  return slots.length === 0 && Object.keys(tray).length === 0 && isSame(string) && isSame(tie);
}

const NOTHING: JointChange = { slots: [], tray: {} };

function onBoard(before: Board, after: Result<Board, BoardRefusal>): Result<JointChange, JointRefusal> {
  if (!after.ok) return after;
  const board = after.value;
  const slots = board.slots.flatMap((now, at) => {
    const was = before.slots[at] ?? null;
    return was === now ? [] : [{ at, was, now }];
  });
  const charms = new Set([...Object.keys(before.tray), ...Object.keys(board.tray)] as CharmId[]);
  const tray = Object.fromEntries(
    [...charms].flatMap((charm) => {
      const more = (board.tray[charm] ?? 0) - (before.tray[charm] ?? 0);
      return more === 0 ? [] : [[charm, more]];
    }),
  );
  return ok({ slots, tray });
}
