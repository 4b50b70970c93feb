import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import type { AllShipmentsPage, Shipment } from '#contract/http/fulfilment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { shipmentsParams, viewOf } from '#web/entities/shipment/view.ts';
import { read } from '#web/lib/api.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { handOverCopy } from '#web/entities/shipment/hand-over/hand-over.vi.ts';
import { scannedCode } from './scanned-code.ts';
import { isGivable } from '#web/entities/shipment/hand-over/use-hand-over.ts';
import type { PickedParcels } from './use-picked-parcels.ts';

const copy = handOverCopy.scan;

interface ScanDialogProps {
  picked: PickedParcels;
  onClose: () => void;
}

/** Selects parcels by their codes, one by one: a hardware scanner types the code and Enter, like a person. */
export function ScanDialog({ picked, onClose }: ScanDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<{ text: string; isRefusal: boolean }>();
  const [added, setAdded] = useState<readonly Shipment[]>([]);
  const find = useFindParcels();

  const take = async (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = scannedCode(code);
    setCode('');
    field.current?.focus();
    if (wanted === '') return;
    const found = await find(wanted).catch(() => null);
    const refusal = refusalOf(wanted, found, picked);
    const parcel = found?.[0];
    if (refusal !== null || parcel === undefined)
      return setSaid({ text: refusal ?? copy.failed, isRefusal: true });
    picked.add(parcel);
    // A scanner that reads a label twice is faster than the first answer.
    setAdded((before) => [parcel, ...before.filter(({ _id }) => _id !== parcel._id)]);
    setSaid({ text: copy.added(idOf(parcel), parcel.order.shippingAddress.fullName), isRefusal: false });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      width={480}
      initialFocus={field}
      footer={
        <Button full onClick={onClose}>
          {copy.done(picked.selection.ids.size)}
        </Button>
      }
    >
      <form className="grid gap-3" onSubmit={(event) => inBackground(take(event))}>
        <TextField
          ref={field}
          label={copy.label}
          hint={copy.hint}
          placeholder={copy.placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" variant="paper">
          {copy.add}
        </Button>
        <p className={said?.isRefusal ? 'min-h-6 text-danger' : 'min-h-6'} role="status">
          {said?.text}
        </p>
      </form>
      {added.length > 0 && (
        <ul className="mt-3 grid gap-1.5" aria-label={copy.list}>
          {added.map((parcel) => (
            <li key={parcel._id} className="flex justify-between gap-3">
              <b className="num">{idOf(parcel)}</b>
              <span className="text-right">{parcel.order.shippingAddress.fullName}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const idOf = ({ order }: Shipment) => `#${shortId(order._id)}`;

/**
 * Why a code selects no parcel, or null.
 * @param found null when the lookup failed
 */
function refusalOf(
  code: string,
  found: readonly Shipment[] | null,
  { selection }: PickedParcels,
): string | null {
  if (found === null) return copy.failed;
  const [parcel, second] = found;
  if (parcel === undefined) return copy.none(code);
  if (second !== undefined) return copy.many(code);
  if (!isGivable(parcel)) return copy.over(idOf(parcel));
  return selection.ids.has(parcel.order._id) ? copy.twice(idOf(parcel)) : null;
}

function useFindParcels(): (code: string) => Promise<readonly Shipment[]> {
  const queries = useQueryClient();
  return async (search) => {
    const view = { ...viewOf('/admin?tab=shipments', new URLSearchParams()), search };
    const query = read<AllShipmentsPage>('/shipments', shipmentsParams(view, 2));
    return (await queries.fetchQuery({ ...query, staleTime: 0 })).shipments;
  };
}
