import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { stockLevel } from './stock-level.ts';

interface StockBadgeProps {
  /** pieces still available to sell */
  available: number;
  className?: string;
}

export function StockBadge({ available, className }: StockBadgeProps) {
  const level = stockLevel(available);
  return (
    <span className={classes('stock', level, className)}>
      {level === 'out' ? uiCopy.soldOut : uiCopy.left(available)}
    </span>
  );
}
