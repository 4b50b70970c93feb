import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Switch } from '#web/ui/fields/Switch.tsx';
import { useStore } from '#web/ui/store.ts';
import { copy } from './copy.vi.ts';
import { letters, turnLetters } from './letters.ts';
import * as styles from './palette.module.css';

const words = copy.keys;

/** Lists the keyboard shortcuts; single-letter ones can be turned off (WCAG 2.1.4). */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const on = useStore(letters);
  return (
    <Dialog open={open} onClose={onClose} title={words.title} width={480}>
      <dl className={styles.keys}>
        {words.list.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch label={words.on} hint={words.onHint} checked={on} onChange={turnLetters} />
    </Dialog>
  );
}
