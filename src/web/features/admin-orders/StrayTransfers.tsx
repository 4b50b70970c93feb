import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Transfer } from '#contract/http/payment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { transferOutcomeLabels } from '#domain/payment/copy.vi.ts';
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from './copy.vi.ts';
import { strayTransfersQuery } from './queries.ts';
import { StrayActions } from './StrayActions.tsx';
import { strayCopy as words } from './stray-transfers.vi.ts';
import { usePages } from './use-pages.ts';
import { adminPath, type OrdersTabView } from './view.ts';
import * as styles from './transfers.module.css';

/** Maximum search length that the API accepts. */
const SEARCH_MAX = 80;

/** Transfers that could not be matched to an order: listed until an admin settles them, searchable afterwards. */
export function StrayTransfers({ view }: { view: OrdersTabView }) {
  const [settled, setSettled] = useState(false);
  const [search, setSearch] = useState('');
  const wanted = useDebouncedValue(tidyLine(search));
  const pages = usePages(
    (page) => strayTransfersQuery({ settled, search: wanted }, page),
    ({ transfers }) => transfers,
  );
  const { data: waiting } = useQuery(strayTransfersQuery());
  const { data: done } = useQuery(strayTransfersQuery({ settled: true }));
  const counts = [waiting?.pagination.total ?? 0, done?.pagination.total ?? 0] as const;
  if (counts[0] + counts[1] === 0) return null;
  return (
    <Card as="section" padded={false} className={styles.stray} id="stray-transfers">
      <h2>{copy.transfers.title}</h2>
      <div className="flex flex-wrap gap-2 px-5 py-2">
        {[false, true].map((shown) => (
          <button
            key={String(shown)}
            type="button"
            className="chip"
            aria-pressed={settled === shown}
            onClick={() => setSettled(shown)}
          >
            {words[shown ? 'settled' : 'waiting']} <span className="num">{counts[shown ? 1 : 0]}</span>
          </button>
        ))}
      </div>
      <div className="px-5 pb-2">
        <TextField
          label={<span className="sr-only">{words.search}</span>}
          icon="search"
          type="search"
          maxLength={SEARCH_MAX}
          placeholder={words.searchPlaceholder}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <Rows {...pages} view={view} />
      {pages.failed && (
        <FailedLine query={pages.failed} className="px-5 text-sm">
          {words.failed}
        </FailedLine>
      )}
      <p className="px-5 pb-4 text-sm text-muted" role="status">
        {pages.total === 0 && emptyNote({ settled, searched: wanted !== '' })}
      </p>
    </Card>
  );
}

function emptyNote({ settled, searched }: { settled: boolean; searched: boolean }): string {
  if (searched) return words.notFound;
  return settled ? words.noneSettled : words.noneWaiting;
}

interface RowsProps {
  shown: readonly Transfer[];
  next: number;
  showNext: () => void;
  view: OrdersTabView;
}

function Rows({ shown, next, showNext, view }: RowsProps) {
  return (
    <ul>
      {shown.map((transfer) => (
        <li key={transfer._id}>
          <TransferText transfer={transfer} view={view} />
          {transfer.settledAt === null && <StrayActions transfer={transfer} view={view} />}
        </li>
      ))}
      {next > 0 && (
        // Replaced as rows are added, so that the first of them gets the focus.
        <li key={shown.length}>
          <Button variant="paper" size="sm" onClick={showNext}>
            {words.more(next)}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** A transfer as reported by the bank, and the reason why it needs a manual decision. */
function TransferText({ transfer, view }: { transfer: Transfer; view: OrdersTabView }) {
  const { amount, content, gateway, transferredAt, receivedAt, outcome, order, settledAt, settledBy, note } =
    transfer;
  return (
    <div>
      <b className="num">{formatVnd(amount)}</b>
      <p className="text-sm">{transferOutcomeLabels[outcome]}</p>
      <p className="num text-xs text-muted">
        {copy.transfers.from(gateway, formatShortDateTime(transferredAt ?? receivedAt))}
      </p>
      <p className="text-xs text-muted wrap-anywhere">{content}</p>
      {settledAt && (
        <p className="text-xs wrap-anywhere">
          {words.done(formatShortDateTime(settledAt), settledBy ?? words.nobody, note)}
        </p>
      )}
      {order && (
        <Link className="link num text-sm" to={adminPath({ ...view, order: order._id })} preventScrollReset>
          {copy.transfers.order(`#${shortId(order._id)}`, formatVnd(order.totalPrice))}
        </Link>
      )}
    </div>
  );
}
