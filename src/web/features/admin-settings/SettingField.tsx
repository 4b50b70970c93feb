import type { UseFormReturn } from 'react-hook-form';
import { settingLabels } from '#domain/shop/copy.vi.ts';
import type { SettingsState } from '#contract/http/settings.ts';
import { settingOf, type SettingName } from '#domain/shop/settings.ts';
import { AmountField } from '#web/entities/charm/desk/AmountField.tsx';
import { fieldOf } from '#web/lib/form.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from './copy.vi.ts';
import type { SectionValues } from './values.ts';

const FLAG_OPTIONS = [
  { value: 'true', label: copy.on },
  { value: 'false', label: copy.off },
];

interface SettingFieldProps {
  name: SettingName;
  form: UseFormReturn<SectionValues>;
  state: SettingsState;
}

/** A setting with a hint on its effect. Settings overridden by environment variables are read-only. */
export function SettingField({ name, form, state: { overridden, banks } }: SettingFieldProps) {
  const [label, changes] = settingLabels[name];
  const variable = overridden[name];
  const { kind } = settingOf(name);
  const field = {
    ...fieldOf(form, name),
    label,
    hint: variable === undefined ? changes : copy.fromMachine(variable),
    readOnly: variable !== undefined,
  };
  if (kind === 'text') return <TextArea {...field} grows className="md:col-span-2" />;
  if (kind === 'money') return <AmountField {...field} />;
  if (kind === 'flag') {
    const { readOnly, ...select } = field;
    return <Select {...select} disabled={readOnly} options={FLAG_OPTIONS} />;
  }
  if (name === 'bankBin' && variable === undefined) {
    const { readOnly: _, ...select } = field;
    const options = banks.map(({ bin, name: bank }) => ({ value: bin, label: `${bank} (${bin})` }));
    return (
      <Select
        {...select}
        label={copy.bankName}
        options={[{ value: '', label: copy.chooseBank }, ...options]}
      />
    );
  }
  const isNumber = kind === 'count' || kind === 'hour';
  return (
    <TextField
      {...field}
      autoComplete="off"
      inputMode={isNumber ? 'numeric' : undefined}
      maxLength={isNumber ? 4 : undefined}
    />
  );
}
