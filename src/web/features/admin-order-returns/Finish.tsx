import { useRef, useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderReturn } from '#contract/http/returns.ts';
import { formatVnd, groupThousands, vnd } from '#domain/kernel/vnd.ts';
import { RETURN_WORDS_MAX, RETURNED_GOODS, staysHere, type ReturnedGoods } from '#domain/ordering/returns.ts';
import { returnWords } from '#domain/ordering/returns.vi.ts';
import { AmountField } from '#web/features/admin-goods/shared/AmountField.tsx';
import { amountOf } from '#web/features/admin-goods/shared/values.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from './copy.vi.ts';
import { failureOf, type useAct } from './use-act.ts';

interface FinishProps {
  order: Order;
  asked: OrderReturn;
  act: ReturnType<typeof useAct>;
}

const words = copy.askFinish;

/** The end of a case: what goes back to her, and where the bracelet that is here goes. */
export function Finish({ order, asked, act }: FinishProps) {
  const [open, setOpen] = useState(false);
  const [goods, setGoods] = useState<ReturnedGoods | null>(null);
  const [fromShelf, setFromShelf] = useState(false);
  const [wrong, setWrong] = useState<{ refund?: string; goods?: string }>({});
  const refund = useRef<HTMLInputElement>(null);
  const closing = useRef<HTMLTextAreaElement>(null);
  const price = priceOf(order, asked);
  const stays = staysHere(asked.outcome, asked.receivedAt !== null);
  const isRefund = asked.outcome === 'refund';
  const failure = act.isPending ? null : failureOf(act.error);
  const close = () => setOpen(false);
  const confirm = () => {
    const back = isRefund ? Number(amountOf(refund.current?.value ?? '')) : null;
    if (back !== null && !(Number.isInteger(back) && back > 0))
      return setWrong({ refund: words.wrongAmount });
    if (stays && goods === null) return setWrong({ goods: returnWords.shelfMissing });
    const answer = closing.current?.value || null;
    const said = { answer, refund: back === null ? null : vnd(back), goods: stays ? goods : null, fromShelf };
    act.mutate({ act: 'finish', seen: asked.stage, ...said }, { onSuccess: close });
  };
  return (
    <>
      <Button variant="leaf" size="sm" onClick={() => setOpen(true)}>
        {copy.finish}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words.title}
        width={480}
        busy={act.isPending}
        footer={
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
        }
      >
        <div className="grid gap-4">
          {isRefund && (
            <AmountField
              ref={refund}
              label={words.refund}
              hint={words.refundText(formatVnd(price))}
              defaultValue={groupThousands(price)}
              error={wrong.refund ?? null}
            />
          )}
          {stays && (
            <RadioCards
              legend={words.goods}
              value={goods ?? undefined}
              error={wrong.goods ?? null}
              onChange={(value) => setGoods(value as ReturnedGoods)}
            >
              {RETURNED_GOODS.map((value) => (
                <RadioCard key={value} value={value} title={words.goodsNotes[value]} />
              ))}
            </RadioCards>
          )}
          {asked.outcome === 'new_piece' && (
            <Checkbox
              label={words.fromShelf}
              checked={fromShelf}
              onChange={({ target }) => setFromShelf(target.checked)}
            />
          )}
          <TextArea
            ref={closing}
            label={words.closing}
            optional
            rows={2}
            placeholder={words.closingPlaceholder}
            maxLength={RETURN_WORDS_MAX}
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

/** What she paid for the bracelets of a case. */
function priceOf({ items }: Order, { item, quantity }: OrderReturn): number {
  return (items.find(({ _id }) => _id === item)?.price ?? 0) * quantity;
}
