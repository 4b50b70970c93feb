import { placedCharms } from '#domain/design/board.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { copy } from '../copy.vi.ts';
import { useDesign } from '../builder-context.ts';
import * as ring from '../../../entities/ring/ring.module.css';
import { classes } from '#web/ui/classes.ts';

/** Name, price and count, in the free middle of the ring. The price is said by the page's live region. */
export function RingMiddle() {
  const { designState, board, price } = useDesign();
  return (
    <div className={ring.middle} aria-hidden="true">
      <RingName name={designState.name} />
      {price.price > 0 && <p className={ring.sum}>{formatVnd(price.price)}</p>}
      <p className={ring.count}>{copy.ring.count(placedCharms(board).length, board.slots.length)}</p>
    </div>
  );
}

/** Letters that stand in two lines at full size also in the smallest ring. */
const SHORT = 20;

/** What the bracelet is called, all of it; that it has no name yet, in its place. */
export function RingName({ name }: { name: string }) {
  const size = name === '' ? ring.none : name.length > SHORT && ring.long;
  return <p className={classes(ring.name, size)}>{name || copy.ring.unnamed}</p>;
}
