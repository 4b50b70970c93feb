import { groupThousands } from '#domain/kernel/vnd.ts';
import { classes } from '../classes.ts';

interface ChipCountProps {
  /** undefined while loading */
  of: number | undefined;
  /** reserves space for thousands: all, or everything completed */
  many?: boolean;
}

/** The count of a filter: its width is reserved while it loads, so that no filter moves. */
export function ChipCount({ of, many = false }: ChipCountProps) {
  return (
    <span className={classes('inline-block text-left tabular-nums', many ? 'min-w-[4.5ch]' : 'min-w-[2ch]')}>
      {of === undefined ? '\u00a0' : groupThousands(of)}
    </span>
  );
}
