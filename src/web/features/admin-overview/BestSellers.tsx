import type { BestSeller } from '#contract/http/reports.ts';
import { groupThousands } from '#domain/kernel/vnd.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { ThingPicture } from '#web/entities/charm/desk/ThingPicture.tsx';
import { copy } from './copy.vi.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './overview.module.css';

const SHOWN = 6;

/** Best sellers of the period, as bars drawn as cords (look, Cord and beads: bars of best sellers). */
export function BestSellers({ things }: { things: readonly BestSeller[] }) {
  const most = things[0]?.pieces ?? 1;
  return (
    <Card as="section" className={classes('pane', styles.best)}>
      <h3>{copy.best.title}</h3>
      <p className="text-sm text-muted">{things.length === 0 ? copy.best.empty : copy.best.how}</p>
      <ol>
        {things.slice(0, SHOWN).map(({ _id, name, image, pieces }) => (
          <li key={_id}>
            <ThingPicture src={image} />
            <span>{name}</span>
            <span className="num text-sm text-muted">{copy.best.pieces(groupThousands(pieces))}</span>
            <i className="cord" style={{ width: `${(pieces / most) * 100}%` }} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
