import type * as wire from '#contract/http/cart.ts';
import { linePrice, totalsOf } from '#domain/cart/lines.ts';
import { presentReadyMade, type MissingStock } from '#server/catalogue/index.ts';
import { presentDesign } from '#server/design/index.ts';
import type { Pictures } from '#server/pictures/library.ts';
import type { CartLine } from './repository.ts';
import { missingStockIn, missingForLine, discontinuedParts } from './wanted.ts';

export function presentCart(pictures: Pictures, lines: readonly CartLine[]): wire.Cart {
  const { quantity, goods } = totalsOf(lines);
  return {
    items: lines.map((line, i) => ({
      type: 'bracelet',
      customBracelet: line.design && presentDesign(pictures, line.design),
      readyMadeBracelet: line.readyMade && presentReadyMade(pictures, line.readyMade),
      quantity: line.quantity,
      charmsPrice: line.charmsPrice,
      stringPrice: line.stringPrice,
      tyingMethodPrice: line.tyingMethodPrice,
      price: line.price,
      lineTotal: linePrice(line),
      stockProblems: [
        ...missingForLine(line, lines.slice(0, i + 1)).map(presentMissingStock),
        ...discontinuedParts([line]).map(presentGone),
      ],
    })),
    quantity,
    totalPrice: goods,
    stockProblems: [
      ...missingStockIn(lines).map(presentMissingStock),
      ...discontinuedParts(lines).map(presentGone),
    ],
  };
}

function presentMissingStock({ name, requested, available, ...piece }: MissingStock): wire.StockProblem {
  return {
    charmId: piece.kind === 'charm' ? piece.id : null,
    readyMadeBraceletId: piece.kind === 'ready_made' ? piece.id : null,
    name,
    requested,
    available: Math.max(0, available),
  };
}

function presentGone({ name, requested }: { name: string; requested: number }): wire.StockProblem {
  return { charmId: null, readyMadeBraceletId: null, name, requested, available: 0 };
}
