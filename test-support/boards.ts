import { emptyBoard, type Board } from '#domain/design/board.ts';
import type { CharmId } from '#domain/kernel/ids.ts';

/** A board whose tray holds a garden selection. */
export const boardWith = (
  chosen: readonly { readonly charmId: CharmId; readonly quantity: number }[],
): Board => ({
  ...emptyBoard(),
  tray: Object.fromEntries(chosen.map(({ charmId, quantity }) => [charmId, quantity])),
});
