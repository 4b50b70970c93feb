import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { StockAlert } from '#contract/http/stock-alerts.ts';
import { braceletPath, charmPath } from '#domain/catalogue/paths.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { stockAlertsQuery } from '#web/entities/charm/stock-alerts.ts';
import { copy as words } from '#web/entities/charm/stock-alerts.vi.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { focusNeighbour } from '#web/ui/focus-neighbour.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';
import { accountCopy } from './copy.vi.ts';
import * as styles from './account.module.css';

const copy = accountCopy.stockAlerts;

type Dropped = { readonly id: string; readonly row: Element | null };

/** The customer's stock alerts, each cancellable; renders nothing if there are none. */
export function StockAlerts() {
  const queries = useQueryClient();
  const query = useQuery(stockAlertsQuery());
  const { data } = query;
  const dropping = useRef(new Set<string>());
  const { mutate } = useMutation({
    // One after the other: each answer is the whole list.
    scope: { id: 'stock-alerts' },
    mutationFn: ({ id }: Dropped) => call<StockAlert[]>('DELETE', `/stock-alerts/${id}`),
    onSuccess: (alerts, { row }) => {
      // Only now: the row of a request that failed keeps the focus.
      if (row?.contains(document.activeElement)) {
        // A heading, not the next part's button, which another press of Enter would press.
        const next = row.closest('section')?.nextElementSibling;
        focusNeighbour(row, 'button', next?.querySelector<HTMLElement>('h3'));
      }
      return cacheResult(queries, stockAlertsQuery(), alerts);
    },
    onError: (error) => showError(error),
    onSettled: (_alerts, _error, { id }) => dropping.current.delete(id),
  });
  const drop = (dropped: Dropped) => {
    if (dropping.current.has(dropped.id)) return;
    dropping.current.add(dropped.id);
    mutate(dropped);
  };
  if (data === undefined)
    return (
      <FailedLine query={query} className="mt-4">
        {copy.failed}
      </FailedLine>
    );
  if (data.length === 0) return null;
  return (
    <section className={styles.fold} aria-labelledby="stock-alerts">
      <h3 id="stock-alerts">{copy.title}</h3>
      <p className="hint">{copy.note}</p>
      <ul className="mt-2">
        {data.map(({ _id, kind, slug, name, image, askedAt }) => (
          <li key={_id} className={styles.alert}>
            <Link to={kind === 'charm' ? charmPath(slug) : braceletPath(slug)}>
              {image === null ? (
                <Icon name="flower" size={40} className="text-muted" />
              ) : (
                <LazyImage src={image} alt="" width={44} height={44} placeholder="none" />
              )}
              <span>
                <b>{name}</b>
                <span className="muted num">{copy.since(formatDate(askedAt))}</span>
              </span>
            </Link>
            <button
              type="button"
              className="link"
              aria-label={words.dropName(name)}
              onClick={({ currentTarget }) => drop({ id: _id, row: currentTarget.closest('li') })}
            >
              {words.drop}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
