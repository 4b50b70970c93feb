import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';

interface SpinnerProps {
  large?: boolean;
  /** visible text beside or below it; announced in any case */
  label?: string;
  className?: string;
}

/** Small: inline. Large: standalone, with its label below ('Đang tải...'). */
export function Spinner({ large, label, className }: SpinnerProps) {
  return (
    <span role="status" className={classes('inline-flex items-center gap-3', large && 'flex-col', className)}>
      <i className={classes('spin', large && 'lg')} />
      <span className={label ? 'muted' : 'sr-only'}>{label ?? uiCopy.loading}</span>
    </span>
  );
}
