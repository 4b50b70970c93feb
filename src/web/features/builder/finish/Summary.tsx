import { copy } from '../copy.vi.ts';
import { FinishButton } from './FinishButton.tsx';
import { PriceLines } from './PriceLines.tsx';
import { useDesign } from '../builder-context.ts';
import * as summary from './summary.module.css';
import { classes } from '#web/ui/classes.ts';

/** Price breakdown and the finish button; on phones the button is in the bottom bar. */
export function Summary() {
  const design = useDesign();
  return (
    <div className={classes(summary.sum, summary.inPanel)}>
      <PriceLines {...design} />
      <div className={summary.go}>
        <FinishButton />
        <p className={classes('hint', summary.hint)}>{copy.sum.promise}</p>
      </div>
    </div>
  );
}
