import type { Charm } from '#contract/http/catalogue.ts';
import type { JointDesign, JointStep } from '#contract/http/joint-design.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { copy } from './copy.vi.ts';
import * as styles from './joint-design.module.css';

/** History of the steps with their authors, newest first. */
export function Steps({ told, charms }: { told: JointDesign; charms: ReadonlyMap<CharmId, Charm> }) {
  if (told.steps.length === 0) return null;
  const nameOf = (id: CharmId | null | undefined) =>
    id === null || id === undefined ? null : (charms.get(id)?.name ?? copy.unknown);
  return (
    <section className={styles.steps}>
      <h3 className={styles.heading}>{copy.history(told.version)}</h3>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls */}
      <ol tabIndex={0}>
        {told.steps.toReversed().map((step) => (
          <li key={step._id}>
            <b>{step.by.name}</b> {stepText(step, nameOf)}
            {step.undone && <em> ({copy.said.undone})</em>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepText(
  { act, slots }: JointStep,
  nameOf: (id: CharmId | null | undefined) => string | null,
): string {
  const name = (id: CharmId) => nameOf(id) ?? copy.unknown;
  switch (act.kind) {
    case 'put':
      return copy.said.put(name(act.charm), act.slot, nameOf(slots.find(({ at }) => at === act.slot)?.was));
    case 'take':
      return copy.said.take(name(act.charm), act.slot);
    case 'move':
      return copy.said.move(name(act.charm), act.from, act.to);
    case 'string':
    case 'tie':
    case 'undo':
      return copy.said[act.kind];
  }
}
