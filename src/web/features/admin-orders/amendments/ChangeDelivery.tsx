import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import type { ChangeDeliveryBody, Order } from '#contract/http/ordering.ts';
import type { ShippingOption } from '#contract/http/shipping.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { isAmendable, type Difference } from '#domain/ordering/amendments.ts';
import { read } from '#web/lib/api.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from '../copy.vi.ts';
import { amendmentsCopy } from './amendments.vi.ts';
import { chosenDifference, DifferenceChoice } from './DifferenceChoice.tsx';
import { useAmend } from './use-amend.ts';

const words = amendmentsCopy.delivery;

/** Another way to bring an order, while it is not on its way. */
export function ChangeDelivery({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useAmend(order);
  const formId = useId();
  if (!isAmendable(order)) return null;
  const id = `#${shortId(order._id)}`;
  const close = () => setOpen(false);
  const footer = (
    <DialogActions
      cancel={amendmentsCopy.cancel}
      onCancel={close}
      busy={isPending}
      type="submit"
      form={formId}
      loadingLabel={copy.sending}
    >
      {words.confirm}
    </DialogActions>
  );
  return (
    <>
      <Button
        variant="paper"
        size="sm"
        icon="truck"
        aria-label={words.name(id)}
        onClick={() => setOpen(true)}
      >
        {words.button}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words.title(id)}
        width={520}
        footer={footer}
        busy={isPending}
      >
        {open && (
          <DeliveryForm
            key={order.updatedAt}
            id={formId}
            order={order}
            onDone={(body) => {
              if (!isPending) mutate({ what: 'delivery', body }, { onSuccess: close });
            }}
            onNothing={close}
          />
        )}
      </Dialog>
    </>
  );
}

interface DeliveryFormProps {
  id: string;
  order: Order;
  onDone: (body: ChangeDeliveryBody) => void;
  /** it goes that way already */
  onNothing: () => void;
}

function DeliveryForm({ id, order, onDone, onNothing }: DeliveryFormProps) {
  const { data: options = [] } = useQuery(read<ShippingOption[]>('/shipping'));
  const [chosen, setChosen] = useState<string | null>(order.shippingOption._id);
  const [difference, setDifference] = useState<Difference>('settle');
  const offered = options.filter(({ isActive }) => isActive);
  const option = offered.find(({ _id }) => _id === chosen);
  const isOther = option !== undefined && option._id !== order.shippingOption._id;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isOther) return onNothing();
    const [before, after] = [order.shippingFee, option.price];
    onDone({
      shippingOption: option._id,
      seen: order.shippingOption.name,
      difference: chosenDifference(order, before, after, difference),
    });
  };
  return (
    <form id={id} className="grid gap-4" onSubmit={submit}>
      <p className="text-muted">{words.text}</p>
      <RadioCards legend={words.legend} value={chosen ?? undefined} onChange={setChosen}>
        {offered.map(({ _id, name, price, estimatedDays }) => (
          <RadioCard
            key={_id}
            value={_id}
            title={`${name}, ${formatVnd(price)}`}
            note={words.days(estimatedDays)}
          />
        ))}
      </RadioCards>
      {isOther && (
        <DifferenceChoice
          order={order}
          before={order.shippingFee}
          after={option.price}
          value={difference}
          onChange={setDifference}
        />
      )}
    </form>
  );
}
