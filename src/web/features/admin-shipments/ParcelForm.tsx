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

/** `tried`: it was sent with something missing. */
export type Form = {
  orderId: string;
  trackingNumber: string;
  carrier: string;
  tried: boolean;
  /** The connected carrier that shall bring it; null: it is written down by hand. */
  via: CarrierId | null;
  /** Null: as it usually is. */
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

/** The parcel's size as it was typed, or as it usually is; null while a side is wrong. */
export function sizeIn({ size }: Form, usual: ParcelSize | undefined): ParcelSize | null {
  if (size !== null) return sizeOf(size);
  return usual ?? null;
}

interface ParcelFormProps {
  form: Form;
  /** undefined while none is chosen */
  order: Order | undefined;
  connected: ConnectedCarriers | undefined;
  disabled: boolean;
  onChange: (form: Form) => void;
}

/** How a parcel goes: with a connected carrier, or written down by hand. */
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

/** What follows, with what is paid at the door. */
function effectOf(via: CarrierId, order: Order | undefined): string {
  const effect = copy.create.effect(order ? charmsIn(order) : 0);
  if (order === undefined) return effect;
  const cash = cashToCollect(order);
  return `${carriersCopy.effect(via, cash > 0 ? formatVnd(cash) : null)} ${effect}`;
}

function charmsIn({ items }: Order): number {
  return items.reduce((sum, { charms, quantity }) => sum + charms.length * quantity, 0);
}
