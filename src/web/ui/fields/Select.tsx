import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { Icon } from '../media/Icon.tsx';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends ComponentProps<'select'>, FieldTexts {
  /** alternatively, `<option>` children */
  options?: readonly SelectOption[];
  /** first option, with an empty value: 'Chọn một kiểu' */
  placeholder?: string;
}

/** A native select (best on phones) in the design system's box. */
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
