import { useEffect, useId, useRef, type ChangeEvent, type SyntheticEvent } from 'react';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { ErrorText } from './Field.tsx';
import '../styles/otp.css';

interface OtpFieldProps {
  label: string;
  /** digits only; controlled */
  value: string;
  onChange: (digits: string) => void;
  /** called once when the last digit arrives */
  onComplete?: (digits: string) => void;
  /** 4 by default */
  length?: number;
  error?: string | null | undefined;
  /** number of wrong attempts: an increase shakes the boxes once */
  wrongTries?: number;
  /** being verified: the boxes pulse, typing is locked */
  busy?: boolean;
  autoFocus?: boolean;
}

/** One real input behind several boxes: paste and the phone's code suggestion fill them all, backspace deletes the last digit. */
export function OtpField(props: OtpFieldProps) {
  const { label, value, onChange, onComplete, length = 4, error, wrongTries = 0, busy, autoFocus } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const boxes = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  useEffect(() => {
    if (wrongTries === 0 || !boxes.current) return;
    shake(boxes.current);
    input.current?.focus();
  }, [wrongTries]);

  const takeDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  // keeps the caret behind the last digit, so that typing and backspace match what the boxes show
  const caretToEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);

  return (
    <div className="field items-center">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div
        ref={boxes}
        className={classes('otp', Boolean(error) && 'err', busy && 'busy')}
        style={{ '--n': length }}
      >
        <input
          ref={input}
          id={id}
          value={value}
          onChange={takeDigits}
          onSelect={caretToEnd}
          readOnly={busy}
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

/** Shakes by six pixels to each side, once; not with reduced motion. */
function shake(element: Element): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const sway = [0, -6, 6, -6, 6, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element.animate(sway, { duration: 360, easing: 'ease-in-out' });
}
