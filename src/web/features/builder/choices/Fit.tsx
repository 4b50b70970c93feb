import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatFact } from '#domain/catalogue/facts.ts';
import { placedCharms } from '#domain/design/board.ts';
import { predictLength, weightOf } from '#domain/catalogue/length.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { useDesign, useWristSize } from '../builder-context.ts';
import { copy } from '../copy.vi.ts';
import { sizesQuery } from '../queries.ts';
import * as styles from './choices.module.css';

const UNKNOWN = { widthMm: null, thicknessMm: null, weightG: null };

/**
 * The bracelet's length and its fit on the customer's wrist, computed from its charms. Shows nothing before the wrist size is
 * entered, and nothing when the size of a charm is unknown.
 */
export function Fit() {
  const fit = useFit();
  return (
    <div className={styles.fit}>
      {fit !== null && (
        <p className="hint">
          {copy.fit.length(formatFact(Math.round(fit.lengthMm) / 10), fit.freeMm)}{' '}
          {fit.grams !== null && copy.fit.weight(formatFact(fit.grams))}
        </p>
      )}
      <div role="status">
        {fit?.liesFlat === false && (
          <p className={classes('hint', styles.crowded)}>
            <Icon name="warning" size={18} />
            {copy.fit.crowded}
          </p>
        )}
      </div>
    </div>
  );
}

function useFit() {
  const { board, string, tyingMethod } = useDesign();
  const wristCm = useWristSize();
  const { data } = useQuery(sizesQuery());
  const sizes = useMemo(() => new Map(data?.map((size) => [size._id, size])), [data]);
  return useMemo(() => {
    if (wristCm === null) return null;
    const charms = placedCharms(board).map((id) => sizes.get(id) ?? UNKNOWN);
    const material = string?.material ?? null;
    const length = predictLength({ charms, material, knot: tyingMethod?.knot ?? null, wristCm });
    return length && { ...length, grams: weightOf(charms, material, length.lengthMm) };
  }, [board, string, tyingMethod, wristCm, sizes]);
}
