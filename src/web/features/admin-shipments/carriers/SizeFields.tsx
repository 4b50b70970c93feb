import type { ParcelSize } from '#contract/http/carriers.ts';
import { PARCEL_MAX } from '#domain/fulfilment/carriers.ts';
import { carrierCopy } from '#domain/fulfilment/carriers.vi.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { carriersCopy as words } from './carriers.vi.ts';

/** Parcel size as typed. */
export type SizeDraft = Record<keyof ParcelSize, string>;

const SIDES = [
  ['weightG', carrierCopy.weight],
  ['lengthCm', carrierCopy.length],
  ['widthCm', carrierCopy.width],
  ['heightCm', carrierCopy.height],
] as const;

export const draftOf = (size: ParcelSize): SizeDraft => ({
  weightG: String(size.weightG),
  lengthCm: String(size.lengthCm),
  widthCm: String(size.widthCm),
  heightCm: String(size.heightCm),
});

/** The typed size, or null while a dimension is missing or beyond any carrier's limit. */
export function sizeOf(draft: SizeDraft): ParcelSize | null {
  const numbers = SIDES.map(
    ([side]) => [side, /^\d{1,5}$/.test(draft[side].trim()) ? Number(draft[side]) : 0] as const,
  );
  const fits = numbers.every(([side, number]) => number >= 1 && number <= PARCEL_MAX[side]);
  return fits ? (Object.fromEntries(numbers) as ParcelSize) : null;
}

interface SizeFieldsProps {
  draft: SizeDraft;
  complaint: string | null;
  disabled: boolean;
  onChange: (draft: SizeDraft) => void;
}

/** Weight in grams and dimensions in centimetres of the packed parcel, prefilled with the usual size. */
export function SizeFields({ draft, complaint, disabled, onChange }: SizeFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="lbl mb-2">{words.size}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {SIDES.map(([side, label]) => (
          <TextField
            key={side}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={draft[side]}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...draft, [side]: target.value })}
          />
        ))}
      </div>
      {complaint && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {complaint}
        </p>
      )}
    </fieldset>
  );
}
