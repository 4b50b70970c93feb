import { useRef, useState } from 'react';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { REASON_MAX } from '#domain/ordering/limits.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';

/** Texts of a dialog that asks for a reason. */
type ReasonWords = {
  title: (id: string) => string;
  text: string;
  reason: string;
  reasonPlaceholder: string;
  missing: string;
  keep: string;
  confirm: string;
  /** not destructive: no danger styling */
  calm?: boolean;
};

interface ReasonDialogProps {
  words: ReasonWords;
  /** displayed subject: the order's short id */
  id: string;
  open: boolean;
  /** some moves require a reason (decisions, Orders) */
  reasonNeeded: boolean;
  sending: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
  /** called when the dialog is submitted without the required reason */
  onMissing?: () => void;
}

/** Asks for a reason before an order is cancelled, or a transfer is rejected or dismissed. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { words, id, open, reasonNeeded, sending, onClose, onConfirm, onMissing } = props;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    const said = tidyLine(reason);
    if (reasonNeeded && said === '') {
      setMissing(true);
      onMissing?.();
      field.current?.focus();
      return;
    }
    onConfirm(said);
  };
  const footer = (
    <DialogActions
      cancel={words.keep}
      onCancel={onClose}
      busy={sending}
      variant={words.calm ? 'leaf' : 'danger'}
      loadingLabel={copy.sending}
      onClick={send}
    >
      {words.confirm}
    </DialogActions>
  );
  return (
    <Dialog open={open} onClose={onClose} title={words.title(id)} width={480} footer={footer} busy={sending}>
      <p className="mb-4 text-muted">{words.text}</p>
      <TextArea
        ref={field}
        label={words.reason}
        optional={!reasonNeeded}
        placeholder={words.reasonPlaceholder}
        value={reason}
        maxLength={REASON_MAX}
        error={missing ? words.missing : null}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
    </Dialog>
  );
}
