import { useQuery } from '@tanstack/react-query';
import type { ParcelSize } from '#contract/http/carriers.ts';
import { CARRIERS, type CarrierId } from '#domain/fulfilment/carriers.ts';
import { carrierNames } from '#domain/fulfilment/carriers.vi.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ApiError } from '#web/lib/api.ts';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { quoteQuery } from './carrier-queries.ts';
import { carriersCopy as words } from './carriers.vi.ts';

interface CarrierChoiceProps {
  carriers: readonly CarrierId[];
  /** null: the shop's own shippers, or a carrier entered by hand */
  value: CarrierId | null;
  /** the order to be shipped; undefined until one is chosen */
  order: string | undefined;
  /** parcel size; null while it is incomplete */
  size: ParcelSize | null;
  disabled: boolean;
  onChange: (carrier: CarrierId | null) => void;
}

const OWN = 'own';

/** Choice of the carrier, with each one's price quote. */
export function CarrierChoice({ carriers, value, order, size, disabled, onChange }: CarrierChoiceProps) {
  return (
    <RadioCards
      legend={words.choice}
      value={value ?? OWN}
      disabled={disabled}
      onChange={(chosen) => onChange(CARRIERS.find((each) => each === chosen) ?? null)}
    >
      <RadioCard value={OWN} title={words.own} note={words.ownNote} icon="user" />
      {carriers.map((carrier) => (
        <Offer key={carrier} carrier={carrier} order={order} size={size} />
      ))}
    </RadioCards>
  );
}

interface OfferProps {
  carrier: CarrierId;
  order: string | undefined;
  size: ParcelSize | null;
}

function Offer({ carrier, order = '', size }: OfferProps) {
  const quote = useQuery({
    ...quoteQuery(carrier, order, size ?? NO_SIZE),
    enabled: order !== '' && size !== null,
  });
  const { data, error, isFetching } = quote;
  const why = error instanceof ApiError ? error.message : null;
  return (
    <RadioCard
      value={carrier}
      title={carrierNames[carrier]}
      note={<span aria-live="polite">{isFetching ? words.asking : (why ?? words.note)}</span>}
      icon="truck"
      aside={data && formatVnd(data.fee)}
    />
  );
}

const NO_SIZE: ParcelSize = { weightG: 0, lengthCm: 0, widthCm: 0, heightCm: 0 };
