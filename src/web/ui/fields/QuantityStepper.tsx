import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { Icon } from '../media/Icon.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';

interface QuantityStepperProps {
  value: number;
  onChange: (next: number) => void;
  /** the counted item, for the accessible names: 'Hoa đào' */
  name: string;
  /** 1 by default */
  min?: number;
  max?: number;
  /** why more is not possible; shown on the plus button */
  maxReason?: string;
  /** turns the minus button at the minimum into a remove button */
  onRemove?: () => void;
  /** takes the full width */
  wide?: boolean;
  /** the number pulses while the change is saved */
  busy?: boolean;
  disabled?: boolean;
  className?: string;
}

export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    onChange,
    name,
    min = 1,
    max = Infinity,
    maxReason,
    onRemove,
    wide,
    busy,
    disabled,
    className,
  } = props;
  const atMin = value <= min;
  const atMax = value >= max;
  const removes = atMin && onRemove;

  return (
    <div
      role="group"
      aria-label={uiCopy.quantityOf(name)}
      aria-busy={busy || undefined}
      className={classes('qty', wide && 'wide', className)}
    >
      <button
        type="button"
        aria-label={removes ? uiCopy.remove(name) : uiCopy.oneLess(name)}
        disabled={disabled || (atMin && !onRemove)}
        onClick={() => (removes ? onRemove() : onChange(value - 1))}
      >
        <Icon name={removes ? 'trash' : 'minus'} size={18} />
      </button>
      <output aria-live="polite">{value}</output>
      <Tooltip text={atMax ? maxReason : undefined}>
        {(reasonId) => (
          <button
            type="button"
            aria-label={uiCopy.oneMore(name)}
            aria-describedby={reasonId}
            disabled={disabled}
            aria-disabled={atMax || undefined}
            onClick={() => !atMax && onChange(value + 1)}
          >
            <Icon name="plus" size={18} />
          </button>
        )}
      </Tooltip>
    </div>
  );
}
