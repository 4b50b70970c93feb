import type { TextFieldProps } from '#web/ui/fields/TextField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from './copy.vi.ts';
import { groupedAmount } from './values.ts';

/** A price in đồng; formatted with separators (`37.000`) on blur, not while typing. */
export function AmountField({ onBlur, ...field }: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      maxLength={15}
      {...field}
      after={<span data-unit="">{copy.unit}</span>}
      onBlur={(event) => {
        event.target.value = groupedAmount(event.target.value);
        onBlur?.(event);
      }}
    />
  );
}
