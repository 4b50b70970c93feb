import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { Icon } from '../media/Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends ComponentProps<'select'>, FieldTexts {
  /** or write `<option>` children */
  options?: readonly SelectOption[];
  /** first row with an empty value: 'Chọn một kiểu' */
  placeholder?: string;
}

/** The platform's own list (best on phones), dressed in our box. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, keepLine, id, className, options, placeholder, children, ...select } =
    props;
  return (
    <Field {...{ label, hint, error, optional, keepLine, id, className }}>
      {(links) => (
        <div className="inp sel">
          <select {...select} {...links}>
            {placeholder && <option value="">{placeholder}</option>}
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <Icon name="chevron-down" size={18} />
        </div>
      )}
    </Field>
  );
}
