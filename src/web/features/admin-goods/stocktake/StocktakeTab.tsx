import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { CategoryListing } from '#contract/http/catalogue.ts';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { ListCard, ListEmpty } from '#web/ui/list/ListPage.tsx';
import { ListSort } from '#web/ui/list/ListSort.tsx';
import { categoriesQuery } from '../charms/queries.ts';
import { copy as goods } from '../shared/copy.vi.ts';
import { SearchWords } from '../shared/SearchWords.tsx';
import { copy } from './copy.vi.ts';
import { CountRow } from './CountRow.tsx';
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

/** The shelves are counted, charm by charm, on a phone: what is counted is booked at once. */
export function StocktakeTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const rows = useRowsAPage();
  const isCharms = view.kind === 'charm';
  const charms = useQuery({ ...charmShelves(view, rows.rows), enabled: isCharms });
  const bracelets = useQuery({ ...braceletShelves(view, rows.rows), enabled: !isCharms });
  const shelves = isCharms ? charms : bracelets;
  const { data: categories } = useQuery(categoriesQuery());
  const counts = useCounts();
  const differences = Object.values(counts.booked);
  const off = differences.filter((difference) => difference !== 0).length;
  const hasBegun = differences.length > 0 || Object.keys(counts.typed).length > 0;
  return (
    <div className={styles.stocktake}>
      <header className="pane-head">
        <h1>{copy.title}</h1>
        <LinkButton variant="paper" icon="arrow-left" to={tabPath('charms')}>
          {copy.back}
        </LinkButton>
      </header>
      <div className={styles.state}>
        <p className="text-sm text-muted" role="status">
          {differences.length > 0 ? copy.progress(differences.length, off) : copy.how}
        </p>
        {hasBegun && (
          <Button variant="ghost" size="sm" onClick={counts.clear}>
            {copy.begin}
          </Button>
        )}
      </div>
      {shelves.isError && (
        <ErrorBanner onRetry={() => inBackground(shelves.refetch())}>
          {shelves.data ? goods.loadFailedKept : goods.loadFailed}
        </ErrorBanner>
      )}
      <div className="list-tab">
        <ListCard
          query={shelves}
          title={copy.list[view.kind]}
          filters={<Seek view={view} categories={categories ?? []} />}
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
                  />
                ))}
              </ul>
            )
          }
          empty={
            <ListEmpty
              title={copy.none}
              text={copy.noneText}
              pose="thinking"
              showAll={{ label: copy.showAll, to: tabPath('stocktake') }}
            />
          }
          range={copy.range[view.kind]}
          hrefFor={(page) => stocktakePath({ ...view, page })}
          rows={rows}
        />
      </div>
    </div>
  );
}

interface SeekProps {
  view: StocktakeView;
  categories: readonly CategoryListing[];
}

function Seek({ view, categories }: SeekProps) {
  const navigate = useNavigate();
  const pathOf = (change: Partial<StocktakeView>) => stocktakePath(changed(view, change));
  return (
    <div role="search" className={styles.seek}>
      <ListSort
        label={copy.kindLabel}
        values={KINDS}
        chosen={view.kind}
        labelOf={(kind) => copy.kinds[kind]}
        pathOf={(kind) => stocktakePath({ ...changed(view, { kind }), category: '' })}
        className=""
      />
      <SearchWords
        label={copy.searchLabel}
        placeholder={copy.searchPlaceholder}
        search={view.search}
        onSearch={(search) =>
          inBackground(navigate(pathOf({ search }), { replace: true, preventScrollReset: true }))
        }
      />
      {view.kind === 'charm' && (
        <ListSort
          label={copy.categoryLabel}
          values={['', ...categories.map(({ _id }) => _id)]}
          chosen={view.category}
          labelOf={(id) => categories.find(({ _id }) => _id === id)?.name ?? copy.allCategories}
          pathOf={(category) => pathOf({ category })}
          className=""
        />
      )}
    </div>
  );
}
