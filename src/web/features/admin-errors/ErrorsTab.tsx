import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ClientError, ClientErrorsPage, ErrorRelease } from '#contract/http/diagnostics.ts';
import { groupThousands } from '#domain/kernel/vnd.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { releaseOfPage } from '#web/lib/errors/report.ts';
import { defineListUrl, type UrlField } from '#web/lib/list-url/define-list-url.ts';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListTab } from '#web/ui/list/ListPage.tsx';
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx';
import { readPage } from '#web/lib/read-page.ts';
import { copy } from './copy.vi.ts';
import * as styles from './errors.module.css';

/** Filter by frontend release; '' for all. */
const release: UrlField<string> = {
  param: 'ban',
  usual: '',
  read: (text) => (/^[\w.-]{1,40}$/.test(text) ? text : undefined),
  filters: true,
};

const { read: viewOf, path: errorsPath, changed } = defineListUrl(tabPath('errors'), { release });

/** Client errors with the last release that reported them, newest first. */
export function ErrorsTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const rows = useRowsAPage();
  const query = useQuery(
    readPage<ClientErrorsPage>('/admin/errors', {
      page: view.page,
      limit: rows.rows,
      release: view.release || undefined,
    }),
  );
  return (
    <ListTab
      query={query}
      words={copy}
      pose="asleep"
      {...(view.release === '' ? {} : { whole: tabPath('errors') })}
      filters={
        <FilterChips
          label={copy.release}
          keys={['', ...(query.data?.releases ?? []).map((known) => known.release)]}
          chosen={view.release}
          labelOf={(key) => nameOf(key, query.data?.releases ?? [])}
          pathOf={(key) => errorsPath(changed(view, { release: key }))}
        />
      }
      renderRows={({ errors }) =>
        errors.length > 0 && (
          <ol>
            {errors.map((error) => (
              <li key={error._id}>
                <Line error={error} />
              </li>
            ))}
          </ol>
        )
      }
      hrefFor={(page) => errorsPath({ ...view, page })}
      rows={rows}
    />
  );
}

function nameOf(key: string, releases: readonly ErrorRelease[]) {
  if (key === '') return copy.all;
  const known = releases.find((one) => one.release === key);
  const name =
    key === releaseOfPage()
      ? copy.running
      : copy.earlier(known === undefined ? key : formatShortDateTime(known.since));
  return (
    <>
      {name} {known && <span className="num">{groupThousands(known.errors)}</span>}
    </>
  );
}

function Line({ error }: { error: ClientError }) {
  const { message, count, url, userAgent, stack, context, firstSeenAt, lastSeenAt } = error;
  const isFresh = error.release !== null && error.release === error.firstRelease;
  const details = [stack, context].filter(Boolean).join('\n\n');
  return (
    <article className={styles.error}>
      <p>
        <b className={styles.message}>{message}</b>{' '}
        {isFresh && <StatusBadge tone="pending" label={copy.fresh} />}
      </p>
      <p className={styles.facts}>
        <span className="num">{copy.times(count)}</span>,{' '}
        {copy.seen(formatShortDateTime(firstSeenAt), formatShortDateTime(lastSeenAt))}
      </p>
      <p className={styles.facts}>{[url, userAgent].filter(Boolean).join(' · ')}</p>
      {details !== '' && (
        <details>
          <summary>{copy.more}</summary>
          <pre>{details}</pre>
        </details>
      )}
    </article>
  );
}
