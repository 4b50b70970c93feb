import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { cordPercent, cordTone } from './cord-tone.ts';
import { usePrevious } from '../use-previous.ts';

interface CordProps {
  value: number;
  /** 20 by default */
  max?: number;
  /** accessible name: what progresses */
  label: string;
  /** announced instead of 'n trên N' */
  valueText?: string;
  /** values marked by a bead on the cord: gold when reached */
  beads?: readonly number[];
  /** a fixed CSS colour instead of the thresholds' colours */
  color?: string;
  className?: string;
}

/** A progress bar in the form of a twisted cord; its colour changes at 10, 15 and 20. */
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
