import { useState } from 'react';
import { PHOTO_WORDS_MAX } from '#domain/ordering/photos.ts';
import { photoWords } from '#domain/ordering/photos.vi.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from './copy.vi.ts';
import { failureOf, useAct } from './use-act.ts';

/** Goes ahead without the customer's approval, for a reason shown to her. @param isDue staff are asked to consider this now */
export function SetAside({ orderId, isDue }: { orderId: string; isDue: boolean }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useAct(orderId);
  const close = () => setOpen(false);
  const confirm = () => {
    if (reason.trim() === '') return setMissing(true);
    mutate({ to: 'photo-set-aside', body: { reason }, done: copy.aside.done }, { onSuccess: close });
  };
  return (
    <>
      <Button
        className="justify-self-start"
        variant={isDue ? 'sec' : 'ghost'}
        size="sm"
        onClick={() => setOpen(true)}
      >
        {copy.aside.button}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={copy.aside.title}
        width={480}
        busy={isPending}
        footer={
          <DialogActions
            cancel={copy.keep}
            onCancel={close}
            cancelVariant="ghost"
            busy={isPending}
            loadingLabel={copy.sending}
            onClick={confirm}
          >
            {copy.aside.confirm}
          </DialogActions>
        }
      >
        <p className="mb-4 text-muted">{copy.aside.text}</p>
        <TextArea
          label={copy.aside.label}
          rows={2}
          placeholder={copy.aside.placeholder}
          value={reason}
          maxLength={PHOTO_WORDS_MAX}
          disabled={isPending}
          error={isMissing ? photoWords.reasonMissing : failureOf(error)}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      </Dialog>
    </>
  );
}
