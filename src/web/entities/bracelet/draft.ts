import type { Board } from '#domain/design/board.ts';
import { SLOTS_MAX, SLOTS_MIN } from '#domain/design/limits.ts';
import { checkWrist } from '#domain/design/wrist.ts';
import {
  isUuid,
  type CharmId,
  type DesignId,
  type StringId,
  type TyingMethodId,
} from '#domain/kernel/ids.ts';
import { parseStored } from '#web/lib/storage/storage.ts';

/** What is chosen for a bracelet in the making, apart from the ring itself. */
export type Choices = {
  /** As typed; checked when the bracelet is finished. */
  readonly name: string;
  readonly stringId: StringId | null;
  readonly tyingMethodId: TyingMethodId | null;
  /** Garden selections already added here, so that each is added once, also across a reload. */
  readonly taken: Picks;
  /** The charm at both ends of the name on the ring; removed together with the name. */
  readonly ends: CharmId | null;
  /** The design in the cart that is being edited; the finished bracelet replaces it. */
  readonly editing: DesignId | null;
};

/** How many of each charm. */
export type Picks = Readonly<Record<CharmId, number>>;

/** What survives a reload: everything but the undo steps. */
export type Draft = Choices & {
  readonly board: Board;
  /** The ring before auto-fill, and how often auto-fill was run, while its result is unchanged. */
  readonly filled: Filled | null;
};
export type Filled = { readonly from: Board; readonly turn: number };

/** Whether a draft contains nothing worth keeping. */
export function isBlank({ board, name }: Pick<Draft, 'board' | 'name'>): boolean {
  return name === '' && Object.keys(board.tray).length === 0 && board.slots.every((slot) => slot === null);
}

/** Parses a stored draft, which may be anything: an older version of the shop may have written it, or a curious user. */
export function parseDraft(text: string | null): Draft | null {
  const value = parseStored(text) as Partial<Draft> | null;
  const board = boardIn(value?.board);
  if (!value || board === null || !isPicks(value.taken)) return null;
  return {
    board,
    name: typeof value.name === 'string' ? value.name : '',
    stringId: textOr(value.stringId),
    tyingMethodId: textOr(value.tyingMethodId),
    taken: value.taken,
    ends: textOr(value.ends),
    editing: value.editing && isUuid(value.editing) ? value.editing : null,
    filled: filledIn(value.filled),
  };
}

function boardIn(board: Partial<Board> | null | undefined): Board | null {
  if (!board || !isSlots(board.slots) || !isPicks(board.tray)) return null;
  const wrist = board.wristSize ?? null;
  return {
    slots: board.slots,
    tray: board.tray,
    wristSize: wrist !== null && checkWrist(wrist) === null ? wrist : null,
  };
}

function filledIn(filled: Partial<Filled> | null | undefined): Filled | null {
  const from = boardIn(filled?.from);
  const turn = filled?.turn;
  return from !== null && Number.isSafeInteger(turn) ? { from, turn: Number(turn) } : null;
}

function isSlots(value: unknown): value is Board['slots'] {
  return (
    Array.isArray(value) &&
    value.length >= SLOTS_MIN &&
    value.length <= SLOTS_MAX &&
    value.every((slot) => slot === null || typeof slot === 'string')
  );
}

function isPicks(value: unknown): value is Picks {
  return (
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((quantity) => Number.isInteger(quantity) && quantity > 0)
  );
}

function textOr<T extends string>(value: T | null | undefined): T | null {
  return typeof value === 'string' ? value : null;
}
