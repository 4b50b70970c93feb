import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { StockLedger, StockLedgerEntry } from '#contract/http/stock.ts';
import { stockReasonLabels } from '#domain/catalogue/stock-reasons.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { ExportLink } from '#web/lib/session/ExportLink.tsx';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { classes } from '#web/ui/classes.ts';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { ListEmpty } from '#web/ui/list/ListPage.tsx';
import { ListTable } from '#web/ui/list/ListTable.tsx';
import { RowsLoading } from '#web/ui/list/TabLoading.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy } from './copy.vi.ts';
import { ledgerPath, ledgerQuery, tablePath, viewOf, type LedgerView } from './view.ts';
import * as styles from './ledger.module.css';

/** Every stock movement of one item: time, reason, order, person, and the stock afterwards. */
export function LedgerTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  return view === null ? <Navigate to={tabPath('charms')} replace /> : <Ledger view={view} />;
}

function Ledger({ view }: { view: LedgerView }) {
  const ledger = useQuery(ledgerQuery(view));
  const { data } = ledger;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.ledger}>
      <header className="pane-head">
        <h1 ref={heading} tabIndex={-1}>
          {data === undefined ? copy.title : copy.titleOf(data.thing.name)}
        </h1>
        <ExportLink path={tablePath(view)} label={copy.csv} />
        <LinkButton
          variant="paper"
          icon="arrow-left"
          to={tabPath(view.kind === 'charm' ? 'charms' : 'ready-made-bracelets')}
        >
          {copy.back[view.kind]}
        </LinkButton>
      </header>
      {ledger.isError && (
        <ErrorBanner onRetry={() => inBackground(ledger.refetch())}>{copy.failed}</ErrorBanner>
      )}
      <p role="status" className="min-h-6 max-md:min-h-12">
        {data && <b>{copy.now(data.thing.stock, data.thing.reservedStock)}</b>}
      </p>
      <div className="list-tab">
        <Card as="section" padded={false} className="overflow-clip" aria-label={copy.title}>
          {data === undefined ? !ledger.isError && <RowsLoading /> : <Lines entries={data.entries} />}
          {data && <Feet view={view} ledger={data} onMove={() => heading.current?.focus()} />}
        </Card>
      </div>
    </div>
  );
}

function Lines({ entries }: { entries: readonly StockLedgerEntry[] }) {
  if (entries.length === 0) return <ListEmpty title={copy.none} text={copy.noneText} pose="asleep" />;
  return (
    <ListTable columns={copy.columns} className={styles.table}>
      {entries.map((entry) => (
        <Line key={entry._id} entry={entry} />
      ))}
    </ListTable>
  );
}

function Line({ entry }: { entry: StockLedgerEntry }) {
  const { at, reason, order, by, shelf, reserved, stock, reservedStock } = entry;
  return (
    <tr>
      <td className={classes(styles.when, 'num')}>
        <time dateTime={at}>{formatShortDateTime(at)}</time>
      </td>
      <th scope="row" className={styles.why}>
        {stockReasonLabels[reason]}
        {order !== null && (
          <Link to={`${tabPath('orders')}&don=${order}`} className="num">
            {copy.order(shortId(order))}
          </Link>
        )}
      </th>
      <td className={styles.who}>{by?.name ?? copy.nobody}</td>
      <Moved name={styles.shelf} label={copy.columns.shelf} change={shelf} after={stock} />
      <Moved name={styles.reserved} label={copy.columns.reserved} change={reserved} after={reservedStock} />
      <td className={classes(styles.left, 'num')}>
        <span className="lg:hidden">{copy.columns.left} </span>
        <b>{stock - reservedStock}</b>
      </td>
    </tr>
  );
}

interface MovedProps {
  name: string | undefined;
  label: string;
  change: number;
  after: number;
}

/** A figure and its change; unchanged figures are muted. */
function Moved({ name, label, change, after }: MovedProps) {
  return (
    <td className={classes(name, 'num')}>
      <span className="lg:hidden">{label} </span>
      {change !== 0 && (
        <b className={classes(styles.change, change > 0 ? 'text-success' : 'text-danger')}>
          {copy.change(change)}
        </b>
      )}
      <span className={change === 0 ? 'text-muted' : undefined}>{after}</span>
    </td>
  );
}

interface FeetProps {
  view: LedgerView;
  ledger: StockLedger;
  onMove: () => void;
}

function Feet({ view: { kind, id, before }, ledger, onMove }: FeetProps) {
  if (ledger.entries.length === 0 && before === '') return null;
  return (
    <footer className="feet">
      <p className="text-sm text-muted">{copy.how}</p>
      <nav aria-label={copy.title} className="flex gap-2">
        {before !== '' && (
          <LinkButton variant="paper" size="sm" to={ledgerPath({ kind, id })} onClick={onMove}>
            {copy.newest}
          </LinkButton>
        )}
        {ledger.older !== null && (
          <LinkButton
            variant="paper"
            size="sm"
            icon="arrow-right"
            to={ledgerPath({ kind, id, before: ledger.older })}
            onClick={onMove}
          >
            {copy.older}
          </LinkButton>
        )}
      </nav>
    </footer>
  );
}
