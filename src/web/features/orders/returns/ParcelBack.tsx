import { useState } from 'react';
import type { OrderReturn, ReturnParcelBody } from '#contract/http/returns.ts';
import { CARRIER_MAX, TRACKING_NUMBER_MAX } from '#domain/fulfilment/limits.ts';
import { returnWords as words } from '#domain/ordering/returns.vi.ts';
import { useUnsent } from '#web/lib/storage/use-unsent.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from './copy.vi.ts';
import type { useAsk } from './use-ask.ts';

interface ParcelBackProps {
  asked: OrderReturn;
  ask: ReturnType<typeof useAsk>;
}

const isParcel = ({ carrier, trackingNumber }: Partial<ReturnParcelBody>): boolean =>
  typeof carrier === 'string' && typeof trackingNumber === 'string';

/**
 * Carrier and tracking number of the parcel that the customer sends back; can be corrected later. What was typed and not sent is
 * kept.
 */
export function ParcelBack({ asked: { _id, parcel }, ask }: ParcelBackProps) {
  const [unsent, keep] = useUnsent<ReturnParcelBody>(`return.parcel.${_id}`, isParcel);
  const typed = unsent ?? { carrier: parcel?.carrier ?? '', trackingNumber: parcel?.trackingNumber ?? '' };
  const { carrier, trackingNumber } = typed;
  const [tried, setTried] = useState(false);
  const missing = (text: string, sentence: string) => (tried && text.trim() === '' ? sentence : null);
  const say = () => {
    setTried(true);
    if (carrier.trim() === '' || trackingNumber.trim() === '') return;
    ask.mutate({ parcel: typed, of: _id }, { onSuccess: () => keep(null) });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{copy.parcel.title}</legend>
      <TextField
        label={words.carrier}
        value={carrier}
        maxLength={CARRIER_MAX}
        autoComplete="off"
        disabled={ask.isPending}
        error={missing(carrier, words.carrierMissing)}
        onChange={({ target }) => keep({ ...typed, carrier: target.value })}
      />
      <TextField
        label={words.trackingNumber}
        value={trackingNumber}
        maxLength={TRACKING_NUMBER_MAX}
        autoComplete="off"
        disabled={ask.isPending}
        error={missing(trackingNumber, words.trackingMissing)}
        onChange={({ target }) => keep({ ...typed, trackingNumber: target.value })}
      />
      <Button
        className="justify-self-start"
        variant={parcel ? 'paper' : 'leaf'}
        size="sm"
        disabled={ask.isPending}
        onClick={say}
      >
        {parcel ? copy.parcel.mend : copy.parcel.say}
      </Button>
    </fieldset>
  );
}
