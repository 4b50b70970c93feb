import type { ConnectedCarriers, ParcelSize } from '#contract/http/carriers.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import { cashToCollect } from '#domain/fulfilment/cash.ts';
import { CARRIER_MAX, TRACKING_NUMBER_MAX } from '#domain/fulfilment/limits.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { copy as shipmentCopy } from '#web/entities/shipment/copy.vi.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { CarrierChoice } from './carriers/CarrierChoice.tsx';
import { carriersCopy } from './carriers/carriers.vi.ts';
import { draftOf, SizeFields, sizeOf, type SizeDraft } from './carriers/SizeFields.tsx';
import { copy } from './copy.vi.ts';

/** `tried`: submitted with incomplete input. */
export type Form = {
  orderId: string;
  trackingNumber: string;
  carrier: string;
  tried: boolean;
  /** The connected carrier to book; null for manual entry. */
  via: CarrierId | null;
  /** Null: the usual size. */
  size: SizeDraft | null;
};
export const EMPTY: Form = {
  orderId: '',
  trackingNumber: '',
  carrier: '',
  tried: false,
  via: null,
  size: null,
};

/** The typed parcel size, or the usual one; null while a dimension is invalid. */
export function sizeIn({ size }: Form, usual: ParcelSize | undefined): ParcelSize | null {
  if (size !== null) return sizeOf(size);
  return usual ?? null;
}

interface ParcelFormProps {
  form: Form;
  /** undefined until an order is chosen */
  order: Order | undefined;
  connected: ConnectedCarriers | undefined;
  disabled: boolean;
  onChange: (form: Form) => void;
}

/** How a parcel is sent: booked with a connected carrier, or entered by hand. */
export function ParcelForm({ form, order, connected, disabled, onChange }: ParcelFormProps) {
  const { via } = form;
  const charms = order ? charmsIn(order) : 0;
  const size = sizeIn(form, connected?.usual);
  return (
    <>
      {connected && connected.carriers.length > 0 && (
        <CarrierChoice
          carriers={connected.carriers}
          value={via}
          order={order?._id}
          size={size}
          disabled={disabled}
          onChange={(chosen) => onChange({ ...form, via: chosen })}
        />
      )}
      {via === null || connected === undefined ? (
        <ParcelFields form={form} charms={charms} onChange={onChange} />
      ) : (
        <>
          <SizeFields
            draft={form.size ?? draftOf(connected.usual)}
            complaint={form.tried && size === null ? carriersCopy.sizeMissing : null}
            disabled={disabled}
            onChange={(draft) => onChange({ ...form, size: draft })}
          />
          <Effect text={effectOf(via, order)} />
        </>
      )}
    </>
  );
}

interface ParcelFieldsProps {
  form: Form;
  /** number of charms that leave stock; 0 until an order is chosen */
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
      <Effect text={copy.create.effect(charms)} />
    </>
  );
}

function Effect({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2.5 rounded-field bg-gold-50 px-3.5 py-3 text-sm">
      <Icon name="box" size={20} />
      {text}
    </p>
  );
}

/** The consequences of creating the shipment, including the cash on delivery. */
function effectOf(via: CarrierId, order: Order | undefined): string {
  const effect = copy.create.effect(order ? charmsIn(order) : 0);
  if (order === undefined) return effect;
  const cash = cashToCollect(order);
  return `${carriersCopy.effect(via, cash > 0 ? formatVnd(cash) : null)} ${effect}`;
}

function charmsIn({ items }: Order): number {
  return items.reduce((sum, { charms, quantity }) => sum + charms.length * quantity, 0);
}
