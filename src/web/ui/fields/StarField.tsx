import { useId, type ReactNode, type Ref } from 'react';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { ErrorText } from './Field.tsx';
import { Icon } from '../media/Icon.tsx';
import '../styles/star-field.css';

interface StarFieldProps {
  legend: ReactNode;
  /** 0 while none is selected */
  value: number;
  onChange: (stars: number) => void;
  /** description of the selected number, shown beside the stars */
  saying?: string | undefined;
  error?: string | null | undefined;
  /** the first star, for focusing the field */
  firstRef?: Ref<HTMLInputElement>;
  className?: string;
}

const FIVE = [1, 2, 3, 4, 5] as const;

/** A rating of one to five stars, built from five radios. */
export function StarField({ legend, value, onChange, saying, error, firstRef, className }: StarFieldProps) {
  const name = useId();
  return (
    <fieldset
      className={classes('star-field', className)}
      aria-describedby={`${name}-under`}
      aria-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      <div className="row">
        {FIVE.map((count) => (
          <label key={count} data-lit={count <= value}>
            <input
              ref={count === 1 ? firstRef : undefined}
              type="radio"
              name={name}
              className="sr-only"
              checked={value === count}
              onChange={() => onChange(count)}
            />
            <Icon name="star" size={28} label={uiCopy.stars(count)} />
          </label>
        ))}
        {saying && <span className="saying">{saying}</span>}
      </div>
      <div id={`${name}-under`} aria-live="polite">
        {error && <ErrorText>{error}</ErrorText>}
      </div>
    </fieldset>
  );
}
