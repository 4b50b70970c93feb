import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { SecurityEvent, SecurityEvents } from '#contract/http/users-admin.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListTab } from '#web/ui/list/ListPage.tsx';
import { readPage } from '#web/lib/read-page.ts';
import { copy } from './copy.vi.ts';
import * as styles from './security.module.css';
import { changed, isFiltered, KINDS, securityParams, securityPath, viewOf } from './view.ts';

/** Security events: logins, refusals and sensitive actions, newest first. */
export function SecurityTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const rows = useRowsAPage();
  const query = useQuery(readPage<SecurityEvents>('/security-events', securityParams(view, rows.rows)));
  return (
    <ListTab
      query={query}
      words={copy}
      pose="asleep"
      whole={isFiltered(view) ? tabPath('security') : undefined}
      filters={
        <FilterChips
          label={copy.kind}
          keys={KINDS}
          chosen={view.kind}
          labelOf={(kind) => copy.kinds[kind]}
          pathOf={(kind) => securityPath(changed(view, { kind }))}
        />
      }
      renderRows={({ events }) =>
        events.length > 0 && (
          <ol className={styles.events}>
            {events.map((event) => (
              <Line
                key={event._id}
                event={event}
                path={event.user && securityPath(changed(view, { user: event.user._id }))}
              />
            ))}
          </ol>
        )
      }
      hrefFor={(page) => securityPath({ ...view, page })}
      rows={rows}
    />
  );
}

/** @param path link to all events of the same account */
function Line({ event, path }: { event: SecurityEvent; path: string | null }) {
  const { at, kind, user, network, route } = event;
  const name = user?.name || copy.gone;
  return (
    <li data-row="" tabIndex={-1}>
      <time className="num text-sm text-muted" dateTime={at}>
        {formatShortDateTime(at)}
      </time>
      <p>
        <b>{copy.kinds[kind]}</b>{' '}
        {path === null ? (
          <span className="text-muted">{copy.nobody}</span>
        ) : (
          <Link className="link" to={path} aria-label={copy.onlyOf(name)} preventScrollReset>
            {name}
          </Link>
        )}
      </p>
      <p className="text-xs text-muted wrap-anywhere">
        {[network && copy.from(network), route].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
}
