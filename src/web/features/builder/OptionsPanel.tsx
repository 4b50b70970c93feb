import { copy } from './copy.vi.ts';
import { NameAndWrist } from './NameAndWrist.tsx';
import { StringChoice } from './StringChoice.tsx';
import { Summary } from './Summary.tsx';
import { TyingChoice } from './TyingChoice.tsx';

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
