import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { Icon } from '../media/Icon.tsx';

/** What every field takes beside the native attributes of its control. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** the sentence under the field; makes the control invalid */
  error?: string | null | undefined;
  /** adds '(không bắt buộc)' to the label; required is the rule and not marked */
  optional?: boolean;
  /** keeps the room of one line under the field, for forms with a grid */
  keepLine?: boolean;
}

/** To be spread on the control, so that label, hint and error belong to it. */
export interface ControlLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  children: (links: ControlLinks) => ReactNode;
}

/** Label above, control, then error or hint. For controls that have no component of their own. */
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

/** The line of trouble under a field or a group. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <p className="errt">
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  );
}
