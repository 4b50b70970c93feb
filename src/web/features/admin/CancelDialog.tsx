import { useRef, useState } from 'react';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { REASON_MAX } from '#domain/ordering/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { copy } from './copy.vi.ts';

interface CancelDialogProps {
  /** as people read it */
  id: string;
  open: boolean;
  /** a confirmed order is not cancelled without saying why (decisions, Orders) */
  reasonNeeded: boolean;
  sending: boolean;
  onClose: () => void;
  onCancel: (reason: string) => void;
}

export function CancelDialog({ id, open, reasonNeeded, sending, onClose, onCancel }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    const said = tidyLine(reason);
    if (reasonNeeded && said === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    onCancel(said);
  };
  const footer = (
    <div className="acts">
      <Button variant="paper" disabled={sending} onClick={onClose}>
        {copy.cancel.keep}
      </Button>
      <Button variant="danger" loading={sending} loadingLabel={copy.sending} onClick={send}>
        {copy.cancel.confirm}
      </Button>
    </div>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.cancel.title(id)}
      width={480}
      footer={footer}
      busy={sending}
    >
      <p className="mb-4 text-muted">{copy.cancel.text}</p>
      <TextArea
        ref={field}
        label={copy.cancel.reason}
        optional={!reasonNeeded}
        placeholder={copy.cancel.reasonPlaceholder}
        value={reason}
        maxLength={REASON_MAX}
        error={missing ? copy.cancel.missing : null}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
    </Dialog>
  );
}
