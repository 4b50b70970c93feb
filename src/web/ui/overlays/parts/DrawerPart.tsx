import { Dialog } from '@base-ui/react/dialog';
import { classes } from '../../classes.ts';
import type { DrawerProps } from '../Drawer.tsx';
import { ModalRoot } from './ModalRoot.tsx';

/** The heavy half of Drawer. */
export default function DrawerPart({ open, onClose, title, children, className }: DrawerProps) {
  return (
    <ModalRoot open={open} onClose={onClose} scrimClass="drawer-scrim">
      <Dialog.Popup className={classes('drawer', className)}>
        <Dialog.Title className="sr-only">{title}</Dialog.Title>
        {children}
      </Dialog.Popup>
    </ModalRoot>
  );
}
