import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { BraceletPicture } from '#web/entities/bracelet/BraceletPicture.tsx';
import { OrderStatusBadge } from '#web/entities/order/OrderStatusBadge.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { describeFailure } from '#web/lib/errors/describe.ts';
import { isAnswered } from '#web/lib/errors/is-answered.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { carriersQuery, useBooking } from './carriers/carrier-queries.ts';
import { GiftDay } from './GiftDay.tsx';
import { EMPTY, ParcelForm, sizeIn } from './ParcelForm.tsx';
import { copy } from './copy.vi.ts';
import { confirmedOrdersQuery } from '#web/entities/shipment/shipment-queries.ts';
import { useCreateShipment } from './use-shipment-change.ts';
import * as styles from '../../entities/shipment/shipments.module.css';

interface CreateShipmentDialogProps {
  /** a confirmed order; if omitted, the admin chooses among all confirmed ones */
  order?: Order;
  open: boolean;
  onClose: () => void;
}

/** Creates the shipment of a confirmed order (spec §2, Shipments tab): tracking number and carrier are optional. */
export function CreateShipmentDialog({ order, open, onClose }: CreateShipmentDialogProps) {
  const confirmed = useQuery({ ...confirmedOrdersQuery(), enabled: open && order === undefined });
  const connected = useQuery({ ...carriersQuery(), enabled: open });
  const create = useCreateShipment();
  const booking = useBooking();
  const isPending = create.isPending || booking.isPending;
  const [form, setForm] = useState(EMPTY);
  const choices = order ? [order] : confirmed.data?.orders;
  const wanted = order ?? choices?.find(({ _id }) => _id === form.orderId);

  const send = () => {
    if (wanted === undefined) return setForm({ ...form, tried: true });
    const done = { onSuccess: leave };
    if (form.via !== null) {
      const size = sizeIn(form, connected.data?.usual);
      if (size === null) setForm({ ...form, tried: true });
      else booking.mutate({ carrier: form.via, order: wanted._id, ...size }, done);
      return;
    }
    const trackingNumber = tidyLine(form.trackingNumber) || null;
    const carrier = tidyLine(form.carrier) || null;
    create.mutate({ order: wanted._id, trackingNumber, carrier }, done);
  };
  const leave = () => {
    setForm(EMPTY);
    booking.reset();
    onClose();
  };
  const footer = (
    <DialogActions
      cancel={copy.cancel}
      onCancel={leave}
      cancelVariant="ghost"
      busy={isPending}
      loadingLabel={copy.create.sending}
      onClick={send}
    >
      {copy.create.confirm}
    </DialogActions>
  );
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={copy.create.title}
      footer={choices?.length ? footer : undefined}
      busy={isPending}
    >
      {choices === undefined ? (
        <ChoicesComing confirmed={confirmed} />
      ) : choices.length === 0 ? (
        <EmptyState heading="h3" title={copy.create.noOrders} text={copy.create.noOrdersText} pose="asleep" />
      ) : (
        <div className="grid gap-4">
          {order === undefined && confirmed.data && (
            <OrderSelect
              page={confirmed.data}
              value={wanted?._id ?? ''}
              missing={form.tried && wanted === undefined}
              onChange={(orderId) => setForm({ ...form, orderId })}
            />
          )}
          {wanted && <ChosenOrder order={wanted} />}
          {wanted && <GiftDay order={wanted} via={form.via} />}
          <ParcelForm
            form={form}
            order={wanted}
            connected={connected.data}
            disabled={isPending}
            onChange={(next) => {
              booking.reset();
              setForm(next);
            }}
          />
          {booking.error && <Refusal error={booking.error} />}
        </div>
      )}
    </Dialog>
  );
}

interface OrderSelectProps {
  page: OrdersPage;
  value: string;
  missing: boolean;
  onChange: (id: string) => void;
}

function OrderSelect({ page: { orders, pagination }, value, missing, onChange }: OrderSelectProps) {
  return (
    <Select
      label={copy.create.order}
      placeholder={copy.create.chooseOrder}
      hint={
        pagination.total > orders.length ? copy.create.longest(orders.length, pagination.total) : undefined
      }
      value={value}
      error={missing ? copy.create.orderMissing : null}
      options={orders.map((each) => ({ value: each._id, label: inOneLine(each) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The error of a carrier booking, scrolled into view: a small screen shows only part of the dialog. */
function Refusal({ error }: { error: Error }) {
  return (
    <div ref={intoView}>
      <Banner>{messageOf(error)}</Banner>
    </div>
  );
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The server's message if it responded, else a general one. */
const messageOf = (error: Error): string =>
  isAnswered(error) ? error.message : describeFailure(error, 'admin').message;

function ChoicesComing({ confirmed }: { confirmed: ComponentProps<typeof PendingQuery>['query'] }) {
  return (
    <PendingQuery query={confirmed} failed={copy.create.failed} className="grid gap-4">
      <Skeleton height={48} radius={14} />
      <Skeleton height={48} radius={14} />
      <Skeleton height={48} radius={14} />
    </PendingQuery>
  );
}

function ChosenOrder({ order }: { order: Order }) {
  const [first] = order.items;
  return (
    <div className={styles.chosenOrder}>
      {first && <BraceletPicture src={first.image} name={first.name} sizes="60px" />}
      <div className="min-w-0">
        <b className="num">#{shortId(order._id)}</b>
        <p className="text-sm text-muted">
          {copy.create.chosen(
            order.shippingAddress.fullName,
            order.items.reduce((sum, { quantity }) => sum + quantity, 0),
            formatVnd(order.totalPrice),
          )}
        </p>
      </div>
      <OrderStatusBadge status={order.status} />
    </div>
  );
}

function inOneLine({ _id, shippingAddress, totalPrice }: Order): string {
  return copy.create.option(`#${shortId(_id)}`, shippingAddress.fullName, formatVnd(totalPrice));
}
