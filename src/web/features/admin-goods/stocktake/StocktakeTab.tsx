import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CategoryListing } from '#contract/http/catalogue.ts';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { ListCard, ListEmpty } from '#web/ui/list/ListPage.tsx';
import { ListNamed } from '#web/ui/list/ListNamed.tsx';
import { ListSort } from '#web/ui/list/ListSort.tsx';
import { retryImport } from '#web/ui/retry-import.ts';
import { RowsLoading } from '#web/ui/list/TabLoading.tsx';
import { categoriesQuery } from '#web/entities/charm/desk/queries.ts';
import { copy as goods } from '../shared/copy.vi.ts';
import { SearchWords } from '../shared/SearchWords.tsx';
import { copy } from './copy.vi.ts';
import { CountRow } from './CountRow.tsx';
import { isLabels, labelsPath } from './labels/view.ts';
import { scanCopy } from './scan/scan.vi.ts';
import { ADDRESS_MAX, isAddress } from './scan/scanned-charm.ts';
import { Scanner } from './scan/Scanner.tsx';
import { useScanned, type Scanned } from './scan/use-scanned.ts';
import { useCounts } from './use-counts.ts';
import {
  braceletShelves,
  changed,
  charmShelves,
  KINDS,
  stocktakePath,
  viewOf,
  type StocktakeView,
} from './view.ts';
import * as styles from './stocktake.module.css';

/** Labels are rarely printed, so counting does not load their code. */
const Labels = lazy(async () => ({
  default: (await retryImport(() => import('./labels/Labels.tsx'))).Labels,
}));

/** Stocktake on a phone, charm by charm: each count is booked at once. Also the entry to label printing. */
export function StocktakeTab() {
  const [params] = useSearchParams();
  if (!isLabels(params)) return <Counting />;
  return (
    <Suspense fallback={<RowsLoading />}>
      <Labels />
    </Suspense>
  );
}

function Counting() {
  const navigate = useNavigate();
  const counts = useCounts();
  const [scanning, setScanning] = useState(false);
  const { last, take } = useScanned((only) =>
    inBackground(navigate(stocktakePath({ only }), { replace: true, preventScrollReset: true })),
  );
  return (
    <div className={styles.stocktake}>
      <header className="pane-head">
        <h1>{copy.title}</h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="paper" size="sm" icon="arrow-left" to={tabPath('charms')}>
            {copy.back}
          </LinkButton>
          <LinkButton variant="paper" size="sm" icon="qr" to={labelsPath({})}>
            {copy.labels}
          </LinkButton>
        </div>
      </header>
      {scanning && <Scanner onCode={take} onClose={() => setScanning(false)} />}
      <Progress counts={counts} how={scanning ? '' : copy.how} />
      <Shelves counts={counts} last={last} onCode={take} onScan={scanning ? null : () => setScanning(true)} />
    </div>
  );
}

type Counts = ReturnType<typeof useCounts>;

/** @param how instructions, shown until something is booked */
function Progress({ counts, how }: { counts: Counts; how: string }) {
  const differences = Object.values(counts.booked);
  const off = differences.filter((difference) => difference !== 0).length;
  const unbooked = Object.keys(counts.typed).length;
  const hasBegun = differences.length > 0 || unbooked > 0;
  const begin = async () => {
    // What is booked is in the books; what is only typed would be lost.
    if (unbooked === 0 || (await confirm({ ...copy.askBegin, title: copy.askBegin.title(unbooked) })))
      counts.clear();
  };
  return (
    <div className={styles.state}>
      <p className="text-sm text-muted" role="status">
        {differences.length > 0 ? copy.progress(differences.length, off) : how}
      </p>
      {hasBegun && (
        <Button variant="ghost" size="sm" onClick={() => inBackground(begin())}>
          {copy.begin}
        </Button>
      )}
    </div>
  );
}

interface ShelvesProps extends Pick<SeekProps, 'onCode' | 'onScan'> {
  counts: Counts;
  /** the charm whose label was scanned last */
  last: Scanned | undefined;
}

function Shelves({ counts, last, onCode, onScan }: ShelvesProps) {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const rows = useRowsAPage();
  const isCharms = view.kind === 'charm';
  const charms = useQuery({ ...charmShelves(view, rows.rows), enabled: isCharms });
  const bracelets = useQuery({ ...braceletShelves(view, rows.rows), enabled: !isCharms });
  const shelves = isCharms ? charms : bracelets;
  const { data: categories } = useQuery(categoriesQuery());
  return (
    <>
      {shelves.isError && (
        <ErrorBanner onRetry={() => inBackground(shelves.refetch())}>
          {shelves.data ? goods.loadFailedKept : goods.loadFailed}
        </ErrorBanner>
      )}
      <div className="list-tab">
        <ListCard
          query={shelves}
          title={copy.list[view.kind]}
          filters={<Seek view={view} categories={categories} onCode={onCode} onScan={onScan} />}
          renderRows={(page) =>
            page.shelves.length > 0 && (
              <ul className={styles.rows}>
                {page.shelves.map((shelf) => (
                  <CountRow
                    key={shelf._id}
                    shelf={shelf}
                    typed={counts.typed[shelf._id]}
                    onType={(text) => counts.type(shelf._id, text, shelf.stock)}
                    booked={counts.booked[shelf._id]}
                    onBooked={(difference) => counts.book(shelf._id, difference)}
                    scanned={last?.charm === shelf._id ? last.times : undefined}
                  />
                ))}
              </ul>
            )
          }
          empty={<NothingToCount view={view} />}
          range={copy.range[view.kind]}
          hrefFor={(page) => stocktakePath({ ...view, page })}
          rows={rows}
        />
      </div>
    </>
  );
}

/** No match for the filters, or no items at all. */
function NothingToCount({ view: { search, category, only, kind } }: { view: StocktakeView }) {
  const filtered = Boolean(search || category || only);
  return (
    <ListEmpty
      title={filtered ? copy.none : copy.empty[kind]}
      text={filtered ? copy.noneText : copy.emptyText}
      pose={filtered ? 'thinking' : 'asleep'}
      showAll={filtered && { label: copy.showAll, to: tabPath('stocktake') }}
    />
  );
}

interface SeekProps {
  view: StocktakeView;
  /** undefined while they load */
  categories: readonly CategoryListing[] | undefined;
  onCode: (address: string) => void;
  /** opens the camera; null while it is open, when controls not needed then are hidden */
  onScan: (() => void) | null;
}

function Seek({ view, categories, onCode, onScan }: SeekProps) {
  const navigate = useNavigate();
  const pathOf = (change: Partial<StocktakeView>) => stocktakePath(changed(view, { only: '', ...change }));
  return (
    <div role="search" className={styles.seek}>
      {onScan && (
        <ListSort
          label={copy.kindLabel}
          values={KINDS}
          chosen={view.kind}
          labelOf={(kind) => copy.kinds[kind]}
          pathOf={(kind) => stocktakePath({ ...changed(view, { kind }), category: '', only: '' })}
          className=""
        />
      )}
      <div className={styles.search}>
        <SearchWords
          label={copy.searchLabel}
          placeholder={copy.searchPlaceholder}
          search={view.search}
          onSearch={(search) =>
            inBackground(navigate(pathOf({ search }), { replace: true, preventScrollReset: true }))
          }
          codes={{ max: ADDRESS_MAX, isCode: isAddress, onCode }}
        />
        {onScan && (
          <Button variant="sec" icon="camera" onClick={onScan}>
            {scanCopy.open}
          </Button>
        )}
      </div>
      {view.only !== '' && (
        <LinkButton variant="paper" size="sm" icon="close" to={pathOf({})} preventScrollReset>
          {copy.all}
        </LinkButton>
      )}
      {onScan && view.kind === 'charm' && (
        <ListNamed
          label={copy.categoryLabel}
          all={copy.allCategories}
          named={categories}
          chosen={view.category}
          pathOf={(category) => pathOf({ category })}
          className=""
        />
      )}
    </div>
  );
}
