import type { Recommendations } from '#contract/http/advice.ts';
import { CHIP_CHOICES, choicesFor, type Choice } from '#domain/advice/choices.vi.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { copy } from './copy.vi.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './ai.module.css';

type Slot = Recommendations['slots'][number];

interface UnderstoodProps {
  slots: readonly Slot[];
  onTakeAway: (slot: Slot) => void;
  onChange: (slot: Slot, choice: Choice) => void;
  onAdd: (choice: Choice) => void;
}

/**
 * What Bông understood, as chips (slots): each can be changed or removed and others added; every edit sends the whole request
 * again.
 */
export function Understood({ slots, onTakeAway, onChange, onAdd }: UnderstoodProps) {
  if (slots.length === 0) return null;
  const kinds = new Set(slots.map(({ key }) => key.split(':')[0]));
  const more = CHIP_CHOICES.filter(({ kind }) => !kinds.has(kind));
  return (
    <div className={styles.understood} role="group" aria-label={copy.slots.label}>
      {slots.map((slot) => (
        <span key={slot.key} className={styles.slot}>
          <Changed slot={slot} onChange={(choice) => onChange(slot, choice)} />
          <IconButton
            small
            icon="close"
            label={copy.slots.takeAway(slot.label)}
            onClick={() => onTakeAway(slot)}
          />
        </span>
      ))}
      {more.length > 0 && (
        <Menu
          label={copy.slots.add}
          align="start"
          renderTrigger={(props) => (
            <button type="button" className={classes('chip', styles.chip)} {...props}>
              <Icon name="plus" size={14} />
              {copy.slots.add}
            </button>
          )}
          items={more.flatMap(({ title, choices }, kind) =>
            choices.slice(0, SHOWN).map((choice, at) => ({
              label: copy.slots.choice(title, choice.label),
              lineAbove: kind > 0 && at === 0,
              onSelect: () => onAdd(choice),
            })),
          )}
        />
      )}
    </div>
  );
}

/** Number of choices offered per kind for a slot to add. */
const SHOWN = 4;

/** The label of a chip; a menu if there are other choices of the same kind. */
function Changed({ slot: { key, label }, onChange }: { slot: Slot; onChange: (choice: Choice) => void }) {
  const choices = choicesFor(key);
  if (choices.length === 0) return <span>{label}</span>;
  return (
    <Menu
      label={copy.slots.change(label)}
      align="start"
      renderTrigger={(props) => (
        <button type="button" aria-label={copy.slots.change(label)} {...props}>
          {label}
          <Icon name="chevron-down" size={14} />
        </button>
      )}
      items={choices.map((choice) => ({ label: choice.label, onSelect: () => onChange(choice) }))}
    />
  );
}
