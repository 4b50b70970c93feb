import { useState } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { copy } from '../copy.vi.ts';
import { SavedDesigns } from './SavedDesigns.tsx';
import * as styles from './saved.module.css';
import * as head from '../head.module.css';

/** 'Vòng đã lưu': the customer's finished designs, to start from, share or remove. */
export function SavedButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" icon="heart" className={head.toSaved} onClick={() => setOpen(true)}>
        <span>{copy.saved.open}</span>
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={copy.saved.title}
        width={860}
        className={styles.savedDesigns}
      >
        <SavedDesigns onOpened={close} />
      </Dialog>
    </>
  );
}
