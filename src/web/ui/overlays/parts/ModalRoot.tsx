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
  /** cannot be closed at the moment */
  locked?: boolean | undefined;
  scrimClass?: string;
  children: ReactNode;
}

/** Shared by all modals: portal, scrim, closing. Renders no <style> elements, because style-src is 'self'. */
export function ModalRoot({ open, onClose, locked, scrimClass, children }: ModalRootProps) {
  // 'Back' closes a modal only when it is opened over another layer; over the plain page it leaves the page.
  useBackCloses(
    open,
    () => !locked && onClose(),
    (under) => under > 0,
  );
  const closeUnlessLocked = (next: boolean, details: Dialog.Root.ChangeEventDetails) => {
    if (next) return;
    if (!locked && !pressedToast(details)) return onClose();
    details.cancel();
    // Lets a drag inside receive the Escape that the dialog ignores.
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

/** Closing a toast above the dialog is not a click outside. */
function pressedToast({ reason, event }: Dialog.Root.ChangeEventDetails): boolean {
  return (
    reason === 'outside-press' &&
    event.target instanceof Element &&
    event.target.closest('[data-toasts]') !== null
  );
}
