import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InboxKind, InboxLine } from '#contract/http/reports.ts';
import { minutes } from '#domain/kernel/time.ts';
import { groupThousands } from '#domain/kernel/vnd.ts';
import { inboxQuery } from '#web/entities/report/queries.ts';
import { openChat } from '#web/lib/chat-open.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { RowsLoading } from '#web/ui/list/TabLoading.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './today.module.css';

/** Target of each kind of work: a list of exactly the counted items. Chats open in their own panel. */
const PLACES: Record<Exclude<InboxKind, 'chats'>, string> = {
  transfersToCheck: `${tabPath('orders')}&trang-thai=waiting_for_admin_confirmation`,
  amountsThatDiffer: `${tabPath('orders')}&trang-thai=waiting_confirmation`,
  strayTransfers: `${tabPath('orders')}#stray-transfers`,
  refundsDue: `${tabPath('orders')}#refunds-due`,
  dataRequests: tabPath('requests'),
  dataRequestsToDo: `${tabPath('requests')}&trang-thai=doing`,
  toConfirm: `${tabPath('orders')}&trang-thai=pending`,
  returns: `${tabPath('orders')}&doi-tra=for_staff`,
  promisesDue: `${tabPath('orders')}&trang-thai=confirmed&hen=due`,
  photosToDecide: `${tabPath('orders')}&trang-thai=confirmed&anh=to_decide`,
  photosToSend: `${tabPath('orders')}&trang-thai=confirmed&anh=to_send`,
  toPrepare: `${tabPath('orders')}&trang-thai=confirmed&anh=ready`,
  toHandOver: `${tabPath('shipments')}&trang-thai=pending&cho=tiem`,
  deliveryFailed: `${tabPath('shipments')}&trang-thai=failed`,
  returned: `${tabPath('shipments')}&trang-thai=returned&cho=tiem`,
  mails: tabPath('mails'),
  reviews: `${tabPath('reviews')}&trang-thai=pending`,
  lowStock: `${tabPath('charms')}&kho=low`,
};

/** Pending work for staff, most urgent first: how many, for how long, and a link. */
export function TodayTab() {
  const { data, isError, refetch } = useQuery(inboxQuery());
  const [now] = useState(() => Date.now());
  return (
    <>
      {isError && <ErrorBanner onRetry={() => inBackground(refetch())}>{copy.failed}</ErrorBanner>}
      <Card as="section" padded={false} className="overflow-clip">
        <h2 className={styles.title}>{copy.title}</h2>
        {data === undefined && !isError && <RowsLoading />}
        {data?.length === 0 && (
          <div className="py-10">
            <EmptyState heading="h3" title={copy.none} text={copy.noneText} pose="asleep" />
          </div>
        )}
        {data && data.length > 0 && (
          <ul>
            {data.map((line) => (
              <li key={line.kind}>
                <Line line={line} now={now} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

function Line({ line: { kind, count, oldest }, now }: { line: InboxLine; now: number }) {
  const { what, go } = copy.kinds[kind];
  const content = (
    <>
      <b className="num">{groupThousands(count)}</b>
      <span className={styles.what}>
        {what}
        {oldest !== null && (
          <span className={styles.age}>
            {copy.oldest(Math.floor((now - Date.parse(oldest)) / minutes(1)))}
          </span>
        )}
      </span>
      <span className={styles.go}>
        {go} <Icon name="chevron-right" size={18} />
      </span>
    </>
  );
  if (kind === 'chats') {
    return (
      <button
        type="button"
        data-row=""
        className={styles.line}
        onClick={() => openChat({ unanswered: true })}
      >
        {content}
      </button>
    );
  }
  return (
    <Link data-row="" className={styles.line} to={PLACES[kind]}>
      {content}
    </Link>
  );
}
