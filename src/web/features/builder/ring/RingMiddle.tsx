import { placedCharms } from '#domain/design/board.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { copy } from '../copy.vi.ts';
import { useDesign } from '../builder-context.ts';
import * as ring from '../../../entities/ring/ring.module.css';
import { classes } from '#web/ui/classes.ts';

/** Name, price and count in the free middle of the ring, hidden from screen readers: the page's live region announces them. */
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

/** Maximum length, in letters, that fits in two lines at full size even in the smallest ring. */
const SHORT = 20;

/** The bracelet's full name, or a placeholder while it has none. */
export function RingName({ name }: { name: string }) {
  const size = name === '' ? ring.none : name.length > SHORT && ring.long;
  return <p className={classes(ring.name, size)}>{name || copy.ring.unnamed}</p>;
}
