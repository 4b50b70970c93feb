import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { useBackCloses } from '../use-back-closes.ts';
import { clickThroughUnless } from './click-through.ts';
import '../../styles/modal.css';

interface ModalRootProps {
  open: boolean;
  onClose: () => void;
  /** cannot be closed now */
  locked?: boolean | undefined;
  scrimClass?: string;
  children: ReactNode;
}

/** What every modal shares: portal, scrim, closing. No <style> elements, because style-src is 'self'. */
export function ModalRoot({ open, onClose, locked, scrimClass, children }: ModalRootProps) {
  // Over the page alone it is the page that 'back' leaves.
  useBackCloses(
    open,
    () => !locked && onClose(),
    (under) => under > 0,
  );
  const closeUnlessLocked = (next: boolean, details: Dialog.Root.ChangeEventDetails) => {
    if (next) return;
    if (!locked && !pressedToast(details)) return onClose();
    details.cancel();
    // What is dragged in it hears the Escape that it does not take.
    details.allowPropagation();
  };
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={closeUnlessLocked}>
        <Dialog.Portal style={clickThroughUnless(open)}>
          <Dialog.Backdrop className={classes('scrim', scrimClass)} />
          {children}
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}

/** A toast lies over the dialog: closing the toast is no click outside. */
function pressedToast({ reason, event }: Dialog.Root.ChangeEventDetails): boolean {
  return (
    reason === 'outside-press' &&
    event.target instanceof Element &&
    event.target.closest('[data-toasts]') !== null
  );
}
