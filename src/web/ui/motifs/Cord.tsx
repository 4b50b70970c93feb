import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { cordPercent, cordTone } from './cord-tone.ts';
import { usePrevious } from '../use-previous.ts';

interface CordProps {
  value: number;
  /** 20 unless told */
  max?: number;
  /** what progresses, for screen readers */
  label: string;
  /** spoken instead of 'n trên N' */
  valueText?: string;
  /** values at which a bead sits on the cord: gold when reached */
  beads?: readonly number[];
  /** a fixed colour instead of the thresholds, any CSS colour */
  color?: string;
  className?: string;
}

/** Progress as a twisted cord; it changes its colour at 10, 15 and 20. */
export function Cord({ value, max = 20, label, valueText, beads = [], color, className }: CordProps) {
  const tone = color ?? `var(--cord-${cordTone(value)})`;
  const before = usePrevious(tone);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText ?? uiCopy.progress(value, max)}
      className={classes('cord-progress', className)}
      style={{ '--p': `${cordPercent(value, max)}%`, '--c': tone }}
    >
      <div className="cord pale" />
      <div className="cord fill" style={{ '--c': before }} />
      <div key={tone} className={classes('cord fill', before !== tone && 'sweeps')} />
      {beads.map((at) => (
        <i
          key={at}
          className={classes('bead', value < at && 'pale')}
          style={{ '--at': `${cordPercent(at, max)}%` }}
        />
      ))}
    </div>
  );
}
