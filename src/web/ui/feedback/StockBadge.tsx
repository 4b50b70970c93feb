import { levelOf } from '#domain/catalogue/stock.ts';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';

interface StockBadgeProps {
  /** pieces still available to sell */
  available: number;
  className?: string;
}

export function StockBadge({ available, className }: StockBadgeProps) {
  const level = levelOf(available);
  return (
    <span className={classes('stock', level, className)}>
      {level === 'out' ? uiCopy.soldOut : uiCopy.left(available)}
    </span>
  );
}
