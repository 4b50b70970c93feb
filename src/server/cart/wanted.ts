import { piecesIn, readyMadeIn } from '#domain/cart/lines.ts';
import { charmsWanted, lacksOf, type Lack, type Left, type Wanted } from '#server/catalogue/index.ts';
import type { CartLine } from './repository.ts';

/** Everything that lines need, summed up: two bracelets that share a charm are judged together. */
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

/** What the lines lack together, by the stock that was read with them. */
export function lacksIn(lines: readonly CartLine[]): Lack[] {
  return lacksOf(wantedBy(lines), leftIn(lines));
}

/** What one line lacks, seen together with all lines given. */
export function lacksOfLine(line: CartLine, lines: readonly CartLine[]): Lack[] {
  const own = new Set(wantedBy([line]).map(({ id }) => id as string));
  return lacksIn(lines).filter(({ id }) => own.has(id));
}

function leftIn(lines: readonly CartLine[]): Left {
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
