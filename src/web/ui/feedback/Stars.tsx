import { uiCopy } from '../copy.vi.ts';
import { classes } from '../classes.ts';
import { Icon } from '../media/Icon.tsx';

const FIVE = [1, 2, 3, 4, 5];

/** A rating of up to five stars, as one image for screen readers. */
export function Stars({ count, size = 18, className }: { count: number; size?: number; className?: string }) {
  return (
    <span role="img" aria-label={uiCopy.starsOf(count)} className={classes('stars', className)}>
      {FIVE.map((nth) => (
        <Icon key={nth} name="star" size={size} data-lit={nth <= count} />
      ))}
    </span>
  );
}
