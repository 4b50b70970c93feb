import { Button } from '#web/ui/actions/Button.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { nameOn } from '../state/design-state.ts';
import { copy } from '../copy.vi.ts';
import { byKeyboard, focusSoon, NAME_BUTTON_ID, NAME_FIELD_ID } from '../focus.ts';
import { TOUCH } from '#web/lib/hooks/use-media.ts';
import { useBuilder, useLetters, useDesign } from '../builder-context.ts';
import * as styles from './name-tool.module.css';
import * as panel from './charms.module.css';
import { classes } from '#web/ui/classes.ts';

/** Card that opens the name tool and shows the letters already on the ring. */
export function NameCard() {
  const { laid, open } = useNameTool();
  return (
    <div className={styles.nameCard}>
      <div className={styles.head}>
        <h2>{copy.name.card}</h2>
        {laid !== '' && <span className={classes('muted', styles.laid)}>{laid}</span>}
      </div>
      <p className="muted text-sm">{copy.name.cardText}</p>
      <Button id={NAME_BUTTON_ID} variant="paper" size="sm" icon="letter" full onClick={open}>
        {laid === '' ? copy.name.open : copy.name.edit}
      </Button>
    </div>
  );
}

/** The same as a chip in the row of charm sources, on phones. */
export function NameChip() {
  const { laid, open } = useNameTool();
  return (
    <button
      id={NAME_BUTTON_ID}
      type="button"
      className={classes('chip name-chip', panel.chip)}
      onClick={open}
    >
      <Icon name="letter" size={18} />
      {laid === '' ? copy.name.open : copy.name.edit}
    </button>
  );
}

function useNameTool() {
  const { show } = useBuilder();
  const laid = nameOn(useDesign().board, useLetters());
  const open = (event: { detail: number }) => {
    show({ charms: 'name' });
    // On touch screens the on-screen keyboard would cover the tool before the customer has seen it.
    if (byKeyboard(event) || !window.matchMedia(TOUCH).matches) focusSoon(NAME_FIELD_ID);
  };
  return { laid, open };
}
