import { copy } from './copy.vi.ts';
import { NameAndWrist } from './choices/NameAndWrist.tsx';
import { StringChoice } from './choices/StringChoice.tsx';
import { Summary } from './finish/Summary.tsx';
import { TyingChoice } from './choices/TyingChoice.tsx';
import * as frame from './builder.module.css';

/**
 * The right column of wide screens: name, wrist, string, knot and price. The wrist size determines the number of charms, so its
 * field is always visible.
 */
export function OptionsPanel() {
  return (
    <section className={frame.side} data-side="right" aria-label={copy.sum.title}>
      <div className={frame.scrolls}>
        <NameAndWrist />
        <StringChoice />
        <TyingChoice />
      </div>
      <Summary />
    </section>
  );
}
