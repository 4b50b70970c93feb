import type { Recommendations } from '#contract/http/advice.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './ai.module.css';

type Slot = Recommendations['slots'][number];

/** What Bông understood, as chips: pressed, one is taken away and the rest asked again. */
export function Understood({
  slots,
  onTakeAway,
}: {
  slots: readonly Slot[];
  onTakeAway: (slot: Slot) => void;
}) {
  if (slots.length === 0) return null;
  return (
    <div className={styles.understood} role="group" aria-label={copy.slots.label}>
      {slots.map((slot) => (
        <button
          key={slot.key}
          type="button"
          className="chip"
          aria-label={copy.slots.takeAway(slot.label)}
          onClick={() => onTakeAway(slot)}
        >
          {slot.label}
          <Icon name="close" size={14} />
        </button>
      ))}
    </div>
  );
}
