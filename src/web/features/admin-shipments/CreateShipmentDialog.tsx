import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { CARRIER_MAX, TRACKING_NUMBER_MAX } from '#domain/fulfilment/limits.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { BraceletPicture } from '#web/entities/bracelet/BraceletPicture.tsx';
import { OrderStatusBadge } from '#web/entities/order/OrderStatusBadge.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from './copy.vi.ts';
import { copy as shipmentCopy } from '#web/entities/shipment/copy.vi.ts';
import { confirmedOrdersQuery } from '#web/entities/shipment/shipment-queries.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { useCreateShipment } from './use-shipment-change.ts';
import * as styles from '../../entities/shipment/shipments.module.css';

interface CreateShipmentDialogProps {
  /** a confirmed order; without one she chooses among all of them */
  order?: Order;
  open: boolean;
  onClose: () => void;
}

/** `tried`: it was sent without an order. */
const EMPTY = { orderId: '', trackingNumber: '', carrier: '', tried: false };
type Form = typeof EMPTY;

/** Ships a confirmed order (spec §2, Shipments tab): tracking number and carrier may stay empty. */
export function CreateShipmentDialog({ order, open, onClose }: CreateShipmentDialogProps) {
  const confirmed = useQuery({ ...confirmedOrdersQuery(), enabled: open && order === undefined });
  const { mutate, isPending } = useCreateShipment();
  const [form, setForm] = useState(EMPTY);
  const choices = order ? [order] : confirmed.data?.orders;
  const wanted = order ?? choices?.find(({ _id }) => _id === form.orderId);

  const send = () => {
    if (wanted === undefined) return setForm({ ...form, tried: true });
    const trackingNumber = tidyLine(form.trackingNumber) || null;
    const carrier = tidyLine(form.carrier) || null;
    const done = () => {
      setForm(EMPTY);
      onClose();
    };
    mutate({ order: wanted._id, trackingNumber, carrier }, { onSuccess: done });
  };
  const footer = (
    <DialogActions
      cancel={copy.cancel}
      onCancel={onClose}
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
      onClose={onClose}
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
          {order === undefined && (
            <Select
              label={copy.create.order}
              placeholder={copy.create.chooseOrder}
              value={wanted?._id ?? ''}
              error={form.tried && wanted === undefined ? copy.create.orderMissing : null}
              options={choices.map((each) => ({ value: each._id, label: inOneLine(each) }))}
              onChange={({ target }) => setForm({ ...form, orderId: target.value })}
            />
          )}
          {wanted && <ChosenOrder order={wanted} />}
          <ParcelFields form={form} charms={wanted ? charmsIn(wanted) : 0} onChange={setForm} />
        </div>
      )}
    </Dialog>
  );
}

interface ParcelFieldsProps {
  form: Form;
  /** how many leave the shelf; 0 while no order is chosen */
  charms: number;
  onChange: (form: Form) => void;
}

function ParcelFields({ form, charms, onChange }: ParcelFieldsProps) {
  return (
    <>
      <TextField
        label={shipmentCopy.details.tracking}
        optional
        autoComplete="off"
        value={form.trackingNumber}
        maxLength={TRACKING_NUMBER_MAX}
        onChange={({ target }) => onChange({ ...form, trackingNumber: target.value })}
      />
      <TextField
        label={shipmentCopy.details.carrier}
        optional
        placeholder={copy.create.carrierPlaceholder}
        value={form.carrier}
        maxLength={CARRIER_MAX}
        onChange={({ target }) => onChange({ ...form, carrier: target.value })}
      />
      <p className="flex items-center gap-2.5 rounded-field bg-gold-50 px-3.5 py-3 text-sm">
        <Icon name="box" size={20} />
        {copy.create.effect(charms)}
      </p>
    </>
  );
}

interface ChoicesComingProps {
  confirmed: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
}

function ChoicesComing({ confirmed }: ChoicesComingProps) {
  if (confirmed.isError) {
    return (
      <FailedState
        heading="h3"
        title={copy.create.failed}
        onRetry={() => inBackground(confirmed.refetch())}
        retrying={confirmed.isFetching}
      />
    );
  }
  return (
    <Loading className="grid gap-4">
      <Skeleton height={48} radius={14} />
      <Skeleton height={48} radius={14} />
      <Skeleton height={48} radius={14} />
    </Loading>
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

function charmsIn({ items }: Order): number {
  return items.reduce((sum, { charms, quantity }) => sum + charms.length * quantity, 0);
}

function inOneLine({ _id, shippingAddress, totalPrice }: Order): string {
  return copy.create.option(`#${shortId(_id)}`, shippingAddress.fullName, formatVnd(totalPrice));
}
