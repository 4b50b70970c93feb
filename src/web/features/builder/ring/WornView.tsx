import { placedCharms } from '#domain/design/board.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { copy } from '../copy.vi.ts';
import { useDesign } from '../builder-context.ts';
import { WornDrawing } from './WornDrawing.tsx';
import * as ring from './ring.module.css';
import { classes } from '#web/ui/classes.ts';

/** The bracelet as it is worn, to look at; any work on a slot brings the ring back. */
export function WornView() {
  const design = useDesign();
  const { designState, board, price } = design;
  const name = designState.name || copy.ring.unnamed;
  return (
    <div className={classes(ring.ring, ring.worn)} data-ring="">
      <WornDrawing
        design={design}
        id="worn"
        label={copy.ring.worn(name, placedCharms(board).length, board.slots.length)}
      />
      <div className={ring.middle} aria-hidden="true">
        <p className={designState.name === '' ? classes(ring.name, ring.none) : ring.name}>{name}</p>
        <p className={ring.sum}>{formatVnd(price.price)}</p>
      </div>
    </div>
  );
}
