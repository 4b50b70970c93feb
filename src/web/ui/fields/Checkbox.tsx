import { useId, type ComponentProps, type ReactNode } from 'react';
import { ErrorText } from './Field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
}

/** A checkbox with its label, which is part of the click target. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const underId = useId();
  return (
    <div className={className}>
      <label className="choice">
        <input
          {...input}
          type="checkbox"
          className="check"
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? underId : undefined}
        />
        <span>{label}</span>
      </label>
      {(hint || error) && (
        <div id={underId}>{error ? <ErrorText>{error}</ErrorText> : <p className="hint">{hint}</p>}</div>
      )}
    </div>
  );
}
