import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { Icon } from '../media/Icon.tsx';

/** Props of every field besides the native attributes of its control. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** message under the field; marks the control invalid */
  error?: string | null | undefined;
  /** adds '(không bắt buộc)' to the label; required is the default and not marked */
  optional?: boolean;
  /** reserves the height of one line under the field, for forms on a grid */
  keepLine?: boolean;
}

/** Attributes for the control that associate label, hint and error with it. */
interface ControlLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  children: (links: ControlLinks) => ReactNode;
}

/** Label, control, then error or hint. For controls that have no field component of their own. */
export function Field({ label, hint, error, optional, keepLine, id, className, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const underId = `${controlId}-under`;
  const under = error ? <ErrorText>{error}</ErrorText> : hint ? <p className="hint">{hint}</p> : null;

  return (
    <div className={classes('field', keepLine && 'keeps', className)}>
      <label htmlFor={controlId}>
        {label} {optional && <em>{uiCopy.optional}</em>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': under ? underId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(under || keepLine) && (
        <div id={underId} className="under" aria-live="polite">
          {under}
        </div>
      )}
    </div>
  );
}

/** The error line under a field or a group. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <p className="errt">
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  );
}
