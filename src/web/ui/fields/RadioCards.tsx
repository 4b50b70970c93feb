import { createContext, useContext, useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ErrorText } from './Field.tsx';
import { Icon, type IconName } from '../media/Icon.tsx';

interface Choice {
  name: string;
  value: string | undefined;
  choose: (value: string) => void;
  disabled: boolean | undefined;
}

const Chosen = createContext<Choice | null>(null);

interface RadioCardsProps {
  legend: ReactNode;
  /** show the legend to screen readers only */
  hideLegend?: boolean;
  /** the selected value; controlled */
  value: string | undefined;
  onChange: (value: string) => void;
  name?: string;
  error?: string | null | undefined;
  disabled?: boolean;
  /** two columns from 768 px on */
  twoColumns?: boolean;
  /** RadioCard elements */
  children: ReactNode;
}

/** A radio group as cards: shipping, payment, gender. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, hideLegend, value, onChange, name, error, disabled, twoColumns, children } = props;
  const id = useId();
  return (
    <Chosen value={{ name: name ?? id, value, choose: onChange, disabled }}>
      <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={hideLegend ? 'sr-only' : 'lbl mb-2'}>{legend}</legend>
        <div
          className={classes('opts grid gap-3', twoColumns && 'md:grid-cols-2')}
          aria-invalid={error ? true : undefined}
        >
          {children}
        </div>
        {error && (
          <div id={`${id}-error`} className="mt-2">
            <ErrorText>{error}</ErrorText>
          </div>
        )}
      </fieldset>
    </Chosen>
  );
}

interface RadioCardProps {
  value: string;
  title: ReactNode;
  /** second line */
  note?: ReactNode;
  /** at the right edge: a price */
  aside?: ReactNode;
  icon?: IconName;
  disabled?: boolean;
}

export function RadioCard({ value, title, note, aside, icon, disabled }: RadioCardProps) {
  const chosen = useContext(Chosen);
  if (!chosen) throw new Error('RadioCard stands in RadioCards');
  return (
    <label className="opt">
      <input
        type="radio"
        className="radio"
        name={chosen.name}
        value={value}
        checked={chosen.value === value}
        disabled={disabled ?? chosen.disabled}
        onChange={() => chosen.choose(value)}
      />
      {icon && <Icon name={icon} size={22} />}
      <span>
        <b>{title}</b>
        {note && <span className="text-sm muted">{note}</span>}
      </span>
      {aside && <span className="price shrink-0">{aside}</span>}
    </label>
  );
}
