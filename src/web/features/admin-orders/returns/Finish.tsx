import { useRef, useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderReturn } from '#contract/http/returns.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { needsGoodsOutcome } from '#domain/ordering/returns.ts';
import { returnWords } from '#domain/ordering/returns.vi.ts';
import { amountOf, checkPrice } from '#web/entities/charm/desk/values.ts';
import { failureOf } from '#web/entities/order-return/failure.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from './copy.vi.ts';
import { EndingForm, EMPTY_ENDING, type Ending } from './EndingForm.tsx';
import type { Act } from './use-act.ts';

const words = copy.askFinish;

/** Closes a case: the refund, and where the returned bracelet goes. */
export function Finish({ order, asked, act }: { order: Order; asked: OrderReturn; act: Act }) {
  const [open, setOpen] = useState(false);
  const [ending, setEnding] = useState<Ending>(EMPTY_ENDING);
  const refund = useRef<HTMLInputElement>(null);
  const price = priceOf(order, asked);
  const isRefund = asked.outcome === 'refund';
  const stays = needsGoodsOutcome(asked.outcome, asked.receivedAt !== null);
  const failure = act.isPending ? null : failureOf(act.error);
  const close = () => setOpen(false);
  const begin = () => {
    act.reset();
    setEnding(EMPTY_ENDING);
    setOpen(true);
  };
  const confirm = () => {
    const amount = amountOf(refund.current?.value ?? '');
    const wrong = isRefund && checkPrice(amount) !== null ? words.wrongAmount : null;
    const missing = stays && ending.goods === null ? returnWords.shelfMissing : null;
    setEnding({ ...ending, wrong, missing });
    if (wrong !== null) refund.current?.focus();
    if (wrong !== null || missing !== null) return;
    const { closing, goods, fromShelf } = ending;
    const paidBack = isRefund ? vnd(Number(amount)) : null;
    const said = { answer: closing || null, refund: paidBack, goods: stays ? goods : null, fromShelf };
    act.mutate({ act: 'finish', seen: asked.stage, ...said }, { onSuccess: close });
  };
  const footer = (
    <DialogActions
      cancel={words.later}
      onCancel={close}
      busy={act.isPending}
      variant="leaf"
      loadingLabel={copy.sending}
      onClick={confirm}
    >
      {copy.finish}
    </DialogActions>
  );
  return (
    <>
      <Button variant="leaf" size="sm" disabled={act.isPending} onClick={begin}>
        {copy.finish}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words.title}
        width={480}
        busy={act.isPending}
        footer={footer}
      >
        <div className="grid gap-4">
          <EndingForm
            asked={asked}
            price={price}
            refund={refund}
            ending={ending}
            stays={stays}
            disabled={act.isPending}
            onChange={setEnding}
          />
          {failure && (
            <div role="alert">
              <ErrorText>{failure}</ErrorText>
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
}

/** The price paid for the bracelets of a case. */
function priceOf({ items }: Order, { item, quantity }: OrderReturn): number {
  return (items.find(({ _id }) => _id === item)?.price ?? 0) * quantity;
}
