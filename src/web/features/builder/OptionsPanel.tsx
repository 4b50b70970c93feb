import { copy } from './copy.vi.ts';
import { NameAndWrist } from './choices/NameAndWrist.tsx';
import { StringChoice } from './choices/StringChoice.tsx';
import { Summary } from './finish/Summary.tsx';
import { TyingChoice } from './choices/TyingChoice.tsx';
import * as frame from './builder.module.css';

/**
 * The right column of wide screens: name, wrist, string, knot, and what it costs. The wrist says how many charms there
 * are, so it stands where it is seen.
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
