import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/Button.tsx';

interface DialogActionsProps extends Omit<ButtonProps, 'loading'> {
  /** Label of the cancel button. */
  cancel: ReactNode;
  cancelVariant?: 'paper' | 'ghost';
  onCancel: () => void;
  /** The action is in progress: both buttons are blocked. */
  busy?: boolean;
}

/** The footer of a dialog with a single action: cancel, and the action itself, which takes all other props. */
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
