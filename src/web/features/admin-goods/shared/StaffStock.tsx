import { LOW_STOCK } from '#domain/catalogue/limits.ts';
import { staffLevelOf, stockLabel } from '#domain/catalogue/stock.ts';
import { classes } from '#web/ui/classes.ts';
import { copy } from './copy.vi.ts';
import * as styles from '../goods.module.css';

/** Available stock for staff: green above 10, yellow up to 10, red at 0, and a warning from 5 down (spec §9). */
export function StaffStock({ available }: { available: number }) {
  return (
    <span className={styles.staffStock}>
      <span className={classes('stock', staffLevelOf(available))}>{stockLabel(available)}</span>
      {available > 0 && available <= LOW_STOCK && <small>{copy.stock.low}</small>}
    </span>
  );
}
