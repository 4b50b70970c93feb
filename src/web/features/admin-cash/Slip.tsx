import { useQuery } from '@tanstack/react-query';
import type { HandInSlip } from '#contract/http/cash.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { isRefused } from '#web/lib/errors/is-answered.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { copy } from './copy.vi.ts';
import { Difference } from './Difference.tsx';
import { slipQuery } from './queries.ts';
import * as styles from './slip.module.css';

const words = copy.slip;

/** Slip of one cash hand-in, as printed and signed by both sides. */
export function Slip({ id }: { id: string }) {
  const slip = useQuery(slipQuery(id));
  const { data } = slip;
  return (
    <div className={styles.page}>
      <header className="pane-head">
        <h1>{words.title}</h1>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton variant="paper" icon="arrow-left" to={tabPath('cash')}>
            {words.all}
          </LinkButton>
          {data && (
            <Button icon="receipt" onClick={() => window.print()}>
              {words.print}
            </Button>
          )}
        </div>
      </header>
      {data ? (
        <Paper slip={data} />
      ) : isRefused(slip.error) ? (
        <EmptyState title={words.missing} pose="thinking" />
      ) : (
        <PendingQuery query={slip} failed={copy.failed}>
          <Skeleton height={480} radius={12} />
        </PendingQuery>
      )}
    </div>
  );
}

function Paper({ slip }: { slip: HandInSlip }) {
  const { shipper, receivedBy, parcels, expected, counted, note, createdAt } = slip;
  return (
    <article className={styles.slip} aria-label={words.title}>
      <title>{words.document(shipper.name)}</title>
      <header>
        <p>{publicShop().name}</p>
        <h2>{words.title}</h2>
        <p className="num">
          #{shortId(slip._id)}, {words.when} {formatDateTime(createdAt)}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th>{words.order}</th>
            <th>{words.customer}</th>
            <th>{words.delivered}</th>
            <th className={styles.sum}>{words.cash}</th>
          </tr>
        </thead>
        <tbody>
          {parcels.map(({ shipment, order, customer, city, deliveredAt, cash }) => (
            <tr key={shipment}>
              <td className="num">#{shortId(order)}</td>
              <td>
                {customer}, {city}
              </td>
              <td className="num">{formatDateTime(deliveredAt)}</td>
              <td className={styles.sum}>{formatVnd(cash)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        <div>
          <dt>{words.expected(parcels.length)}</dt>
          <dd>{formatVnd(expected)}</dd>
        </div>
        <div>
          <dt>{words.counted}</dt>
          <dd>{formatVnd(counted)}</dd>
        </div>
        <div>
          <dt>{words.difference}</dt>
          <dd>
            <Difference expected={expected} counted={counted} />
          </dd>
        </div>
        {note && (
          <div>
            <dt>{words.note}</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
      <footer>
        <Signature role={words.from} name={shipper.name} />
        <Signature role={words.by} name={receivedBy.name} />
      </footer>
    </article>
  );
}

function Signature({ role, name }: { role: string; name: string }) {
  return (
    <div>
      <b>{role}</b>
      <p>{words.sign}</p>
      <p className={styles.line}>{name}</p>
    </div>
  );
}
