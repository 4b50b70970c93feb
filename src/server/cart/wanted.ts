import { cartCopy } from '#domain/cart/copy.vi.ts';
import { piecesIn, readyMadeIn } from '#domain/cart/lines.ts';
import {
  charmsWanted,
  missingStockOf,
  type MissingStock,
  type AvailableStock,
  type Wanted,
} from '#server/catalogue/index.ts';
import type { Design } from '#server/design/index.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { CartLine } from './repository.ts';

/** Total stock that lines need, so that bracelets sharing a charm are checked together. */
export function wantedBy(lines: readonly Pick<CartLine, 'quantity' | 'charms' | 'bracelet'>[]): Wanted {
  return [
    ...charmsWanted(piecesIn(lines)),
    ...readyMadeIn(lines).map(({ readyMadeId, quantity }) => ({
      kind: 'ready_made' as const,
      id: readyMadeId,
      quantity,
    })),
  ];
}

/** Stock missing for these lines together, by the stock loaded with them. */
export function missingStockIn(lines: readonly CartLine[]): MissingStock[] {
  return missingStockOf(wantedBy(lines), leftIn(lines));
}

/** Stock missing for one line, considered together with all given lines. */
export function missingForLine(line: CartLine, lines: readonly CartLine[]): MissingStock[] {
  const own = new Set(wantedBy([line]).map(({ id }) => id as string));
  return missingStockIn(lines).filter(({ id }) => own.has(id));
}

/** Strings and tying methods of these lines that are no longer offered; they have no stock count but can be discontinued. */
export function discontinuedParts(lines: readonly CartLine[]): { name: string; requested: number }[] {
  const gone = new Map<string, { name: string; requested: number }>();
  for (const { design, quantity } of lines) {
    for (const { id, name } of design ? partsNotOffered(design) : []) {
      gone.set(id, { name, requested: (gone.get(id)?.requested ?? 0) + quantity });
    }
  }
  return [...gone.values()];
}

/** @throws ShopError PART_GONE naming the discontinued strings and tying methods */
export function checkParts(lines: readonly CartLine[]): void {
  const gone = discontinuedParts(lines);
  if (gone.length === 0) return;
  const message = cartCopy.partsGone(gone.map(({ name }) => name));
  throw new ShopError('PART_GONE', {
    message,
    details: gone.map(({ name }) => ({ path: 'items', message: cartCopy.partsGone([name]), name })),
  });
}

function partsNotOffered({ string, tyingMethod }: Design): { id: string; name: string }[] {
  return [
    ...(string.removedAt ? [string] : []),
    ...(tyingMethod && (tyingMethod.removedAt || !tyingMethod.isActive) ? [tyingMethod] : []),
  ];
}

function leftIn(lines: readonly CartLine[]): AvailableStock {
  const things: Shelved[] = lines.flatMap(({ design, readyMade }): Shelved[] =>
    design ? design.charms.map(({ charm }) => charm) : [readyMade],
  );
  return new Map(
    things.map(({ id, name, stock, reserved, removedAt }) => {
      return [id, { name, available: removedAt === null ? stock - reserved : 0 }];
    }),
  );
}

type Shelved = { id: string; name: string; stock: number; reserved: number; removedAt: Date | null };
