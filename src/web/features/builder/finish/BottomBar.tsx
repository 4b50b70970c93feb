import { charmsIn } from '../state/draft.ts';
import { emptySlotsOf, placedCharms } from '#domain/design/board.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy } from '../copy.vi.ts';
import { showRing } from '../focus.ts';
import { FinishButton } from './FinishButton.tsx';
import { useBuilder, useDesign, useView } from '../builder-context.ts';
import * as summary from './summary.module.css';
import { classes } from '#web/ui/classes.ts';

/** Bottom bar of phones: count and price on the left, the one next step on the right. */
export function BottomBar() {
  const { autoFill } = useBuilder();
  const { board, price } = useDesign();
  const empty = emptySlotsOf(board);
  const { part, charms } = useView();
  // One primary (rose) button per view: the name tool has its own.
  const inNameTool = part === 'charms' && charms === 'name';
  const fillable = empty > 0 && charmsIn(board).length > 0;
  const fill = () => {
    autoFill();
    showRing();
  };
  return (
    <div className={summary.bar} data-bar="">
      <p>
        <span className="muted text-xs">
          {copy.sum.slots(placedCharms(board).length, board.slots.length)}
        </span>
        {price.price > 0 && <b className={classes('price', summary.price)}>{formatVnd(price.price)}</b>}
      </p>
      {fillable ? (
        <Button icon="sparkle" variant={inNameTool ? 'sec' : 'prim'} full onClick={fill}>
          {copy.toolbar.autoFillRest(empty)}
        </Button>
      ) : (
        <FinishButton />
      )}
    </div>
  );
}
