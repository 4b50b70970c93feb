import type { Order } from '#contract/http/ordering.ts';
import { isAmendable } from '#domain/ordering/amendments.ts';
import { OrderEdit } from '../OrderEdit.tsx';
import { amendmentsCopy } from './amendments.vi.ts';
import { ExchangeForm, placesOf } from './ExchangeForm.tsx';
import { useAmend } from './use-amend.ts';

const words = amendmentsCopy.exchange;

/** Replaces a broken charm of an order that has not been shipped yet; renders nothing for orders without a custom bracelet. */
export function ExchangeCharm({ order }: { order: Order }) {
  const { mutate, isPending } = useAmend(order);
  const places = placesOf(order);
  if (!isAmendable(order) || places.length === 0) return null;
  return (
    <OrderEdit
      order={order}
      icon="reset"
      words={words}
      cancel={amendmentsCopy.cancel}
      save={words.confirm}
      busy={isPending}
    >
      {({ id, close }) => (
        <ExchangeForm
          // Remounts when the order changes, so that the form starts from a colleague's change.
          key={order.updatedAt}
          id={id}
          order={order}
          places={places}
          onDone={(body) => {
            if (!isPending) mutate({ what: 'exchange', body }, { onSuccess: close });
          }}
        />
      )}
    </OrderEdit>
  );
}
