import { continueLabels } from '#domain/catalogue/copy.vi.ts';
import { continueLabel, gardenTone, type GardenTone } from '#domain/catalogue/selection.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { usePrevious } from '#web/ui/use-previous.ts';
import { useGardenSelection } from '#web/entities/selection/selection.ts';
import { classes } from '#web/ui/classes.ts';
import { toneLook } from './tone-look.ts';
import * as styles from './plots.module.css';

/** The wide button to the builder; its label and colour follow the count (spec §2). On phones a bar at the bottom. */
export function ContinueButton() {
  const { count } = useGardenSelection();
  const tone = gardenTone(count);
  const label = continueLabel(count);
  return (
    <div className={styles.goOn}>
      {tone === 'empty' ? (
        <Button full disabled>
          {label}
        </Button>
      ) : (
        <LinkButton to="/builder" full {...toneLook[tone]}>
          {label}
          <Icon name="arrow-right" size={22} className="max-md:hidden" />
        </LinkButton>
      )}
      <Passing tone={tone} />
    </div>
  );
}

/** At a threshold the old colour wipes away from left to right and uncovers the new one (look, Motion: thresholds). */
function Passing({ tone }: { tone: GardenTone }) {
  const before = usePrevious(tone);
  if (before === tone || before === 'empty' || tone === 'empty') return null;
  const { variant, className } = toneLook[before];
  return (
    <span
      key={tone}
      aria-hidden="true"
      className={buttonClass({ variant, full: true }, classes(styles.passing, className))}
    >
      {continueLabels[before]}
    </span>
  );
}
