import { copy } from '../copy.vi.ts';
import { FinishButton } from './FinishButton.tsx';
import { PriceLines } from './PriceLines.tsx';
import { useDesign } from '../builder-context.ts';

/** Of what the price is made, and the button that finishes; on the phone the button is in the bottom bar. */
export function Summary() {
  const design = useDesign();
  return (
    <div className="bld-sum">
      <PriceLines {...design} />
      <div className="go">
        <FinishButton />
        <p className="hint">{copy.sum.promise}</p>
      </div>
    </div>
  );
}
