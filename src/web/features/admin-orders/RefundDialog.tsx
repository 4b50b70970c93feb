import { useRef, useState, type SubmitEvent } from 'react';
import type { Payment } from '#contract/http/payment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { formatVnd, groupThousands, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { REASON_MAX } from '#domain/ordering/limits.ts';
import { AmountField } from '#web/entities/charm/desk/AmountField.tsx';
import { amountOf } from '#web/entities/charm/desk/values.ts';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from './copy.vi.ts';

interface RefundDialogProps {
  payment: Payment;
  open: boolean;
  sending: boolean;
  onClose: () => void;
  onConfirm: (refund: { amount: Vnd; reason: string | null }) => void;
}

const FORM = 'refund-form';

/** Asks for the refunded amount: defaults to what is owed; a larger amount requires a reason. */
export function RefundDialog({ payment, open, sending, onClose, onConfirm }: RefundDialogProps) {
  const { ask } = copy.refund;
  const { owedBack, received, amount: price, refunded } = payment;
  const most = (received ?? price) - refunded;
  const [wrong, setWrong] = useState<{ amount?: string; reason?: string }>({});
  const amount = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    const back = Number(amountOf(amount.current?.value ?? ''));
    const said = tidyLine(reason.current?.value ?? '');
    if (!(Number.isInteger(back) && back > 0 && back <= most)) {
      setWrong({ amount: ask.wrongAmount(formatVnd(most)) });
      amount.current?.focus();
    } else if (back > owedBack && said === '') {
      setWrong({ reason: ask.missing(formatVnd(owedBack)) });
      reason.current?.focus();
    } else onConfirm({ amount: vnd(back), reason: said === '' ? null : said });
  };
  const footer = (
    <DialogActions
      cancel={ask.later}
      onCancel={onClose}
      busy={sending}
      type="submit"
      form={FORM}
      variant="leaf"
      loadingLabel={copy.sending}
    >
      {ask.confirm}
    </DialogActions>
  );
  const title = ask.title(`#${shortId(payment.orderId)}`);
  return (
    <Dialog open={open} onClose={onClose} title={title} width={480} footer={footer} busy={sending}>
      <form id={FORM} noValidate className="grid gap-4" onSubmit={submit} onInput={() => setWrong({})}>
        <p className="text-muted">{ask.text(formatVnd(owedBack))}</p>
        <AmountField
          ref={amount}
          label={ask.amount}
          defaultValue={groupThousands(owedBack)}
          error={wrong.amount ?? null}
        />
        <TextArea
          ref={reason}
          label={ask.reason}
          optional
          placeholder={ask.reasonPlaceholder}
          maxLength={REASON_MAX}
          error={wrong.reason ?? null}
        />
      </form>
    </Dialog>
  );
}
