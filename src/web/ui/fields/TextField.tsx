import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { Icon, type IconName } from '../media/Icon.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** icon before the text */
  icon?: IconName;
  /** validated: thin leaf border and a check. After an error was fixed, or when the value was looked up. */
  ok?: boolean;
  /** inside the box, after the text: a unit, a small button */
  after?: ReactNode;
}

/** A single-line text field. Accepts all input attributes, including `ref` and what react-hook-form registers. */
export function TextField({
  label,
  hint,
  error,
  optional,
  keepLine,
  icon,
  ok,
  after,
  id,
  className,
  ...input
}: TextFieldProps) {
  const good = ok && !error;
  return (
    <Field {...{ label, hint, error, optional, keepLine, id, className }}>
      {(links) => (
        <div className={classes('inp', good && 'ok')}>
          {icon && <Icon name={icon} />}
          <input type="text" {...input} {...links} />
          {good && <Icon name="check" className="ok" />}
          {after}
        </div>
      )}
    </Field>
  );
}
