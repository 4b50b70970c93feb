import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { ChangeDeliveryBody, Order } from '#contract/http/ordering.ts';
import type { ShippingOption } from '#contract/http/shipping.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { isAmendable, type Difference } from '#domain/ordering/amendments.ts';
import { read } from '#web/lib/api.ts';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { OrderEdit } from '../OrderEdit.tsx';
import { amendmentsCopy } from './amendments.vi.ts';
import { chosenDifference, DifferenceChoice } from './DifferenceChoice.tsx';
import { useAmend } from './use-amend.ts';

const words = amendmentsCopy.delivery;

/** Changes the delivery option of an order that has not been shipped yet. */
export function ChangeDelivery({ order }: { order: Order }) {
  const { mutate, isPending } = useAmend(order);
  if (!isAmendable(order)) return null;
  return (
    <OrderEdit
      order={order}
      icon="truck"
      words={words}
      cancel={amendmentsCopy.cancel}
      save={words.confirm}
      busy={isPending}
      width={520}
    >
      {({ id, close }) => (
        <DeliveryForm
          key={order.updatedAt}
          id={id}
          order={order}
          onDone={(body) => {
            if (!isPending) mutate({ what: 'delivery', body }, { onSuccess: close });
          }}
          onNothing={close}
        />
      )}
    </OrderEdit>
  );
}

interface DeliveryFormProps {
  id: string;
  order: Order;
  onDone: (body: ChangeDeliveryBody) => void;
  /** called when the chosen option is the current one */
  onNothing: () => void;
}

function DeliveryForm({ id, order, onDone, onNothing }: DeliveryFormProps) {
  const options = useQuery(read<ShippingOption[]>('/shipping'));
  const [chosen, setChosen] = useState<string | null>(order.shippingOption._id);
  const [difference, setDifference] = useState<Difference>('settle');
  const offered = options.data?.filter(({ isActive }) => isActive);
  const option = offered?.find(({ _id }) => _id === chosen);
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
      {offered === undefined ? (
        <PendingQuery query={options} failed={words.failed} className="grid gap-3">
          <Skeleton height={68} radius={16} />
          <Skeleton height={68} radius={16} />
        </PendingQuery>
      ) : (
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
      )}
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
