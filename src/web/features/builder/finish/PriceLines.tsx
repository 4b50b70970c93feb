import { placedCharms } from '#domain/design/board.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { copy } from '../copy.vi.ts';
import type { Design } from '../builder-context.ts';
import * as summary from './summary.module.css';

/**
 * Charms, string, knot, total (spec §3: a bracelet costs the sum of the three); a part that is not chosen yet shows a dash
 * instead of 0 ₫.
 */
export function PriceLines({ board, string, tyingMethod, price }: Design) {
  const count = placedCharms(board).length;
  return (
    <>
      <dl>
        <dt>{copy.sum.charms(count)}</dt>
        <dd className="num">{count === 0 ? copy.sum.none : formatVnd(price.charmsPrice)}</dd>
        <dt>{string?.name ?? copy.sum.noString}</dt>
        <dd className="num">{string ? formatVnd(price.stringPrice) : copy.sum.none}</dd>
        {tyingMethod !== null && (
          <>
            <dt>{tyingMethod.name}</dt>
            <dd className="num">{formatVnd(price.tyingMethodPrice)}</dd>
          </>
        )}
      </dl>
      <p className={summary.total}>
        <span>{copy.sum.total}</span>
        <b className="num">{price.price > 0 ? formatVnd(price.price) : copy.sum.none}</b>
      </p>
    </>
  );
}
