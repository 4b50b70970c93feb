import { useId, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { classes } from './classes.ts';
import { uiCopy } from './copy.vi.ts';
import { ErrorText } from './Field.tsx';

interface OtpFieldProps {
  label: string;
  /** digits only; controlled */
  value: string;
  onChange: (digits: string) => void;
  /** called once when the last digit arrives */
  onComplete?: (digits: string) => void;
  /** 4 unless told */
  length?: number;
  error?: string | null | undefined;
  /** counts wrong tries: a new number shakes the boxes once */
  wrongTries?: number;
  /** being checked: boxes pulse, typing is locked */
  busy?: boolean;
  autoFocus?: boolean;
}

/** Boxes over one real input: paste and the phone's code suggestion fill all, backspace goes back. */
export function OtpField(props: OtpFieldProps) {
  const { label, value, onChange, onComplete, length = 4, error, wrongTries = 0, busy, autoFocus } = props;
  const id = useId();
  const [focused, setFocused] = useState(false);

  const takeDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  // the caret stays behind the last digit, so that typing and backspace do what the boxes show
  const caretToEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) =>
    input.setSelectionRange(input.value.length, input.value.length);

  return (
    <div className="field items-center">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div
        key={wrongTries}
        className={classes('otp', Boolean(error) && 'err', wrongTries > 0 && 'shakes', busy && 'busy')}
        style={{ '--n': length }}
      >
        <input
          id={id}
          value={value}
          onChange={takeDigits}
          onSelect={caretToEnd}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          readOnly={busy}
          autoFocus={autoFocus || (wrongTries > 0 && focused)}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-under`}
        />
        {Array.from({ length }, (_, at) => (
          <b
            key={at}
            aria-hidden="true"
            className={classes(value[at] && 'filled', at === Math.min(value.length, length - 1) && 'f')}
          >
            {value[at]}
          </b>
        ))}
      </div>
      <div id={`${id}-under`} aria-live="polite">
        {error ? (
          <ErrorText>{error}</ErrorText>
        ) : (
          <span className="sr-only">{uiCopy.digit(value.length, length)}</span>
        )}
      </div>
    </div>
  );
}
