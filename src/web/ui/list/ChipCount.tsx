import { groupThousands } from '#domain/kernel/vnd.ts';
import { classes } from '../classes.ts';

interface ChipCountProps {
  /** undefined until it is known */
  of: number | undefined;
  /** of what there are thousands: all, or all that is done */
  many?: boolean;
}

/** The number of a filter: as wide before it is known as it will be, so that no filter moves when the numbers come. */
export function ChipCount({ of, many = false }: ChipCountProps) {
  return (
    <span className={classes('inline-block text-left tabular-nums', many ? 'min-w-[4.5ch]' : 'min-w-[2ch]')}>
      {of === undefined ? '\u00a0' : groupThousands(of)}
    </span>
  );
}
