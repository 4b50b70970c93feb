import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CategoryListing } from '#contract/http/catalogue.ts';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
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
import { changed, shelvesQuery, stocktakePath, viewOf, type StocktakeView } from './view.ts';
import * as styles from './stocktake.module.css';

/** The shelves are counted, charm by charm, on a phone: what is counted is booked at once. */
export function StocktakeTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const rows = useRowsAPage();
  const shelves = useQuery(shelvesQuery(view, rows.rows));
  const { data: categories } = useQuery(categoriesQuery());
  const [booked, setBooked] = useState<ReadonlyMap<string, number>>(new Map());
  const off = [...booked.values()].filter((difference) => difference !== 0).length;
  return (
    <div className={styles.stocktake}>
      <header className="pane-head">
        <h1>{copy.title}</h1>
        <LinkButton variant="paper" icon="arrow-left" to={tabPath('charms')}>
          {copy.back}
        </LinkButton>
      </header>
      <p className="text-sm text-muted" role="status">
        {booked.size > 0 ? copy.progress(booked.size, off) : copy.how}
      </p>
      {shelves.isError && (
        <ErrorBanner onRetry={() => inBackground(shelves.refetch())}>
          {shelves.data ? goods.loadFailedKept : goods.loadFailed}
        </ErrorBanner>
      )}
      <div className="list-tab">
        <ListCard
          query={shelves}
          title={copy.list}
          filters={<Seek view={view} categories={categories ?? []} />}
          renderRows={({ charms }) =>
            charms.length > 0 && (
              <ul className={styles.rows}>
                {charms.map((charm) => (
                  <CountRow
                    key={charm._id}
                    charm={charm}
                    booked={booked.get(charm._id)}
                    onBooked={(difference) =>
                      setBooked((before) => new Map(before).set(charm._id, difference))
                    }
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
          range={copy.range}
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
      <SearchWords
        label={copy.searchLabel}
        placeholder={copy.searchPlaceholder}
        search={view.search}
        onSearch={(search) =>
          inBackground(navigate(pathOf({ search }), { replace: true, preventScrollReset: true }))
        }
      />
      <ListSort
        label={copy.categoryLabel}
        values={['', ...categories.map(({ _id }) => _id)]}
        chosen={view.category}
        labelOf={(id) => categories.find(({ _id }) => _id === id)?.name ?? copy.allCategories}
        pathOf={(category) => pathOf({ category })}
        className=""
      />
    </div>
  );
}
