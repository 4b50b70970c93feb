import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import type { Tint } from './tint.ts';

interface GardenGateProps extends ComponentProps<'div'> {
  tint?: Tint;
  /** thinner frame, for gates under 160px */
  small?: boolean;
}

/**
 * An arch: 8px paper frame, 1.5px gold line, gạch bông tiles on the floor. Set its size from outside; its content is at the
 * bottom.
 */
export function GardenGate({ tint = 'flower', small, className, ...rest }: GardenGateProps) {
  return <div {...rest} className={classes('gate', `tint-${tint}`, small && 's', className)} />;
}
