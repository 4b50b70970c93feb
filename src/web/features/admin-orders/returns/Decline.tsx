import { useState } from 'react';
import type { OrderReturn } from '#contract/http/returns.ts';
import { RETURN_WORDS_MAX } from '#domain/ordering/returns.ts';
import { returnWords } from '#domain/ordering/returns.vi.ts';
import { failureOf } from '#web/entities/order-return/failure.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from './copy.vi.ts';
import type { Act } from './use-act.ts';

/**
 * Declines a case with a reason for the customer: right away, or later if the parcel never arrived or the bracelet turned out to
 * be worn.
 */
export function Decline({ asked, act }: { asked: OrderReturn; act: Act }) {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const close = () => setOpen(false);
  const confirm = () => {
    if (answer.trim() === '') return setMissing(true);
    act.mutate({ act: 'decline', seen: asked.stage, answer }, { onSuccess: close });
  };
  return (
    <>
      <Button
        variant="paper"
        size="sm"
        disabled={act.isPending}
        onClick={() => {
          act.reset();
          setOpen(true);
        }}
      >
        {copy.decline}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={copy.askDecline.title}
        width={480}
        busy={act.isPending}
        footer={
          <DialogActions
            cancel={copy.askDecline.later}
            onCancel={close}
            cancelVariant="ghost"
            busy={act.isPending}
            loadingLabel={copy.sending}
            onClick={confirm}
          >
            {copy.decline}
          </DialogActions>
        }
      >
        <p className="mb-4 text-muted">{copy.askDecline.text}</p>
        <TextArea
          label={copy.answer}
          rows={2}
          placeholder={copy.askDecline.placeholder}
          value={answer}
          maxLength={RETURN_WORDS_MAX}
          disabled={act.isPending}
          error={isMissing ? returnWords.answerMissing : failureOf(act.error)}
          onChange={({ target }) => {
            setAnswer(target.value);
            setMissing(false);
          }}
        />
      </Dialog>
    </>
  );
}
