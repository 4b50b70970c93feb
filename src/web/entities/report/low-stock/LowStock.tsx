import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { LowStock as LowThing } from '#contract/http/reports.ts';
import { Restock } from '#web/entities/charm/desk/Restock.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { classes } from '#web/ui/classes.ts';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { lowStockQuery } from '#web/entities/report/queries.ts';
import { copy } from './copy.vi.ts';
import { ThingPicture } from '#web/entities/charm/desk/ThingPicture.tsx';
import * as styles from './low-stock.module.css';

/** API path of each kind of product, below `/api`. */
const SHELVES = { charm: '/charms', ready_made: '/ready-made-bracelets' } as const;
/** Rows shown initially; the rest on request. */
const FIRST = 6;

/** Products with 5 pieces or fewer left (spec §9, low-stock warning), restocked in place; nothing when there are none. */
export function LowStock({ wide = false }: { wide?: boolean }) {
  const title = useId();
  const query = useQuery(lowStockQuery());
  const { data } = query;
  const [all, setAll] = useState(false);
  // Beside the orders one banner names all that failed (`use-beside.ts`).
  if (data === undefined) return wide && <FailedLine query={query}>{copy.failed}</FailedLine>;
  if (data.total === 0) return null;
  const shown = all ? data.things : data.things.slice(0, FIRST);
  return (
    <Card
      as="section"
      className={classes('pane low-stock', styles.lowStock, wide && styles.wide)}
      aria-labelledby={title}
    >
      <h3 id={title}>
        {copy.title} <span className="num text-muted">{copy.count(data.total)}</span>
      </h3>
      <ul className="@container">
        {shown.map((thing) => (
          <Row key={thing._id} thing={thing} />
        ))}
      </ul>
      {data.things.length > FIRST && (
        <Button variant="ghost" size="sm" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? copy.fewer : copy.more(data.things.length - FIRST)}
        </Button>
      )}
    </Card>
  );
}

function Row({ thing }: { thing: LowThing }) {
  return (
    <li>
      <ThingPicture src={thing.image} />
      <span className="min-w-0">
        <b>{thing.name}</b>
        {thing.reservedStock > 0 && (
          <small className="num">{copy.promised(thing.stock, thing.reservedStock)}</small>
        )}
      </span>
      <StockBadge available={thing.availableStock} />
      <Restock path={SHELVES[thing.kind]} thing={thing} labelClass="@max-xs:sr-only" />
    </li>
  );
}
