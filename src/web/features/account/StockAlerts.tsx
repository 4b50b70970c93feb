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

/** The customer's stock alerts, each cancellable; renders nothing if there are none. */
export function StockAlerts() {
  const queries = useQueryClient();
  const query = useQuery(stockAlertsQuery());
  const { data } = query;
  const dropping = useRef(new Set<string>());
  const { mutate } = useMutation({
    // One after the other: each answer is the whole list.
    scope: { id: 'stock-alerts' },
    mutationFn: (id: string) => call<StockAlert[]>('DELETE', `/stock-alerts/${id}`),
    onSuccess: (alerts) => cacheResult(queries, stockAlertsQuery(), alerts),
    onError: (error) => showError(error),
    onSettled: (_alerts, _error, id) => dropping.current.delete(id),
  });
  const drop = (id: string, button: Element) => {
    if (dropping.current.has(id)) return;
    dropping.current.add(id);
    const after = button.closest('section')?.nextElementSibling;
    focusNeighbour(button.closest('li'), 'button', after?.querySelector('button'));
    mutate(id);
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
              onClick={({ currentTarget }) => drop(_id, currentTarget)}
            >
              {words.drop}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
