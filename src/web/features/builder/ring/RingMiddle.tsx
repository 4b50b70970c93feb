import { placedCharms } from '#domain/design/board.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { copy } from '../copy.vi.ts';
import { useDesign } from '../builder-context.ts';

/** Name, price and count, in the free middle of the ring. The price is said by the page's live region. */
export function RingMiddle() {
  const { designState, board, price } = useDesign();
  return (
    <div className="ring-mid" aria-hidden="true">
      <p className={designState.name === '' ? 'name none' : 'name'}>
        {designState.name || copy.ring.unnamed}
      </p>
      {price.price > 0 && <p className="sum">{formatVnd(price.price)}</p>}
      <p className="count">{copy.ring.count(placedCharms(board).length, board.slots.length)}</p>
    </div>
  );
}
