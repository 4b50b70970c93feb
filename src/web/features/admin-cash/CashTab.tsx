import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate, formatRecentDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import type { CashHolder, HandIn } from '#contract/http/cash.ts';
import { ExportLink } from '#web/lib/session/ExportLink.tsx';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { ListCard, ListEmpty } from '#web/ui/list/ListPage.tsx';
import { ListTable } from '#web/ui/list/ListTable.tsx';
import { Avatar } from '#web/ui/media/Avatar.tsx';
import { classes } from '#web/ui/classes.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { CarrierMoney } from './carriers/CarrierMoney.tsx';
import { copy } from './copy.vi.ts';
import { CountCash } from './CountCash.tsx';
import { Difference } from './Difference.tsx';
import { handInsQuery, holdersQuery } from './queries.ts';
import { Slip } from './Slip.tsx';
import { cashPath, viewOf } from './view.ts';
import * as styles from './cash.module.css';

/** Cash collected on delivery: who holds it, counting it, and the hand-in slips signed by both sides. */
export function CashTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  if (view.slip !== '') return <Slip key={view.slip} id={view.slip} />;
  return (
    <div className={styles.cash}>
      <header className="pane-head">
        <h1>{copy.title}</h1>
        <LinkButton variant="paper" icon="arrow-left" to={tabPath('shipments')}>
          {copy.back}
        </LinkButton>
      </header>
      <Holders />
      <Rest page={view.page} />
      {view.count !== '' && <CountCash key={view.count} shipper={view.count} />}
    </div>
  );
}

function Holders() {
  const holders = useQuery(holdersQuery());
  return (
    <Card as="section" aria-label={copy.holders.title}>
      <h2 className="mb-3">{copy.holders.title}</h2>
      {holders.data === undefined ? (
        <PendingQuery query={holders} failed={copy.failed}>
          <Skeleton height={56} radius={16} />
        </PendingQuery>
      ) : holders.data.length === 0 ? (
        <EmptyState heading="h3" title={copy.holders.none} text={copy.holders.noneText} pose="asleep" />
      ) : (
        <ul className={styles.holders}>
          {holders.data.map((holder) => (
            <Holder key={holder.shipper._id} holder={holder} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Holder({ holder: { shipper, held, parcels, since } }: { holder: CashHolder }) {
  return (
    <li>
      <Avatar name={shipper.name} size="s" />
      <div className="min-w-0">
        <b>{shipper.name}</b>
        <p className="num text-sm text-muted">{copy.holders.parcels(parcels, formatDate(since))}</p>
      </div>
      <b className="num">{formatVnd(held)}</b>
      <LinkButton
        variant="sec"
        size="sm"
        to={cashPath({ count: shipper._id })}
        preventScrollReset
        aria-label={copy.holders.countOf(shipper.name)}
      >
        {copy.holders.count}
      </LinkButton>
    </li>
  );
}

/** Fetched at once, but invisible until the holders above have loaded, to avoid a layout shift. */
function Rest({ page }: { page: number }) {
  const { isPending } = useQuery(holdersQuery());
  return (
    <div className={classes(styles.cash, isPending && 'invisible')}>
      <CarrierMoney />
      <HandIns page={page} />
    </div>
  );
}

function HandIns({ page }: { page: number }) {
  const rows = useRowsAPage();
  const [now] = useState(() => Date.now());
  const query = useQuery(handInsQuery(page, rows.rows));
  return (
    <div className="list-tab">
      {query.isError && (
        <ErrorBanner onRetry={() => inBackground(query.refetch())} retrying={query.isFetching}>
          {copy.list.failed}
        </ErrorBanner>
      )}
      <ListCard
        query={query}
        title={copy.list.title}
        tools={<ExportLink path="/reports/cash.csv" label={copy.list.csv} />}
        renderRows={({ handIns }) =>
          handIns.length > 0 && (
            <ListTable columns={COLUMNS} className={styles.table}>
              {handIns.map((handIn) => (
                <Row key={handIn._id} handIn={handIn} now={now} />
              ))}
            </ListTable>
          )
        }
        empty={<ListEmpty title={copy.list.empty} text={copy.list.emptyText} pose="asleep" />}
        range={copy.list.range}
        hrefFor={(otherPage) => cashPath({ page: otherPage })}
        rows={rows}
      />
    </div>
  );
}

/** Column classes with their headings. */
const COLUMNS = {
  [styles.when]: copy.list.columns.when,
  [styles.who]: copy.list.columns.who,
  [styles.counted]: copy.list.columns.counted,
  [styles.difference]: copy.list.columns.difference,
  [styles.slip]: copy.list.columns.slip,
};

function Row({ handIn, now }: { handIn: HandIn; now: number }) {
  const { _id, shipper, counted, createdAt } = handIn;
  const when = formatRecentDateTime(createdAt, now);
  return (
    <tr>
      <th scope="row" className={classes(styles.when, 'num')}>
        {when}
      </th>
      <td className={styles.who}>{shipper.name}</td>
      <td className={classes(styles.counted, 'num')}>{formatVnd(counted)}</td>
      <td className={classes(styles.difference, 'num')}>
        <Difference {...handIn} />
      </td>
      <td className={classes(styles.slip, 'actions')}>
        <LinkButton
          variant="paper"
          size="sm"
          icon="receipt"
          to={cashPath({ slip: _id })}
          aria-label={copy.list.slipOf(shipper.name, when)}
        >
          {copy.list.slip}
        </LinkButton>
      </td>
    </tr>
  );
}
