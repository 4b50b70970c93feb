import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/Button.tsx';

interface DialogActionsProps extends Omit<ButtonProps, 'loading'> {
  /** What the way back is called. */
  cancel: ReactNode;
  cancelVariant?: 'paper' | 'ghost';
  onCancel: () => void;
  /** What the dialog is for is on its way: neither button is pressed again. */
  busy?: boolean;
}

/** The footer of a dialog that asks for one thing: the way back, and the thing itself, which everything else is about. */
export function DialogActions(props: DialogActionsProps) {
  const { cancel, cancelVariant = 'paper', onCancel, busy, ...action } = props;
  return (
    <div className="acts">
      <Button variant={cancelVariant} disabled={busy} onClick={onCancel}>
        {cancel}
      </Button>
      <Button {...action} loading={busy} />
    </div>
  );
}
