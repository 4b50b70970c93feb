import { copy } from './copy.vi.ts';
import { NameAndWrist } from './choices/NameAndWrist.tsx';
import { StringChoice } from './choices/StringChoice.tsx';
import { Summary } from './finish/Summary.tsx';
import { TyingChoice } from './choices/TyingChoice.tsx';

/** The right column of wide screens: string, knot, name, wrist, and what it costs. */
export function OptionsPanel() {
  return (
    <section className="bld-side r" aria-label={copy.sum.title}>
      <div className="scrolls">
        <StringChoice />
        <TyingChoice />
        <NameAndWrist />
      </div>
      <Summary />
    </section>
  );
}
