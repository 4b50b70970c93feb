import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ReadyMadeStats } from '#contract/http/catalogue-admin.ts';
import type { ReadyMade, ReadyMadePage } from '#contract/http/catalogue.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ListCard, ListEmpty } from '#web/ui/list/ListPage.tsx';
import { ListSearch } from '#web/ui/list/ListSearch.tsx';
import { ListTable } from '#web/ui/list/ListTable.tsx';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { defineListUrl, searchWords } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { read } from '#web/lib/api.ts';
import { readPage } from '#web/lib/read-page.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { AboveGoods } from '../shared/AboveGoods.tsx';
import { useOpenForm } from '../shared/use-open-form.ts';
import { useRemove } from '../shared/use-remove.ts';
import { useIsMany } from '../shared/use-is-many.ts';
import { BraceletCard } from './BraceletCard.tsx';
import { BRACELET_COLUMNS, BraceletRow } from './BraceletRow.tsx';
import { copy } from './copy.vi.ts';
import { READY_MADE } from './editor.ts';
import { ReadyMadeForm } from './ReadyMadeForm.tsx';
import * as styles from '../goods.module.css';
import * as table from '../shared/goods-table.module.css';
import * as readyMadeStyles from './ready-made.module.css';
import { classes } from '#web/ui/classes.ts';

/** `/admin?tab=ready-made-bracelets&q=hoa&trang=2` */
const listUrl = defineListUrl(tabPath('ready-made-bracelets'), { search: searchWords() });

/** Ready-made bracelets (spec §2, Ready-made bracelets tab): a grid, and rows where they are many. */
export function ReadyMadeTab() {
  const [params] = useSearchParams();
  const view = listUrl.read(params);
  const rows = useRowsAPage();
  const list = useQuery(
    readPage<ReadyMadePage>('/ready-made-bracelets', {
      page: view.page,
      limit: rows.rows,
      q: view.search || undefined,
      // A new bracelet appears first.
      sort: 'newest',
    }),
  );
  const isSearched = view.search !== '';
  const isMany = useIsMany('ready-made-bracelets', isSearched ? undefined : list.data?.pagination.total);
  const form = useOpenForm<ReadyMade>();
  const removal = useRemove(READY_MADE);
  return (
    <div className={classes('list-tab', styles.goods)}>
      <AboveGoods list={list} form={form}>
        {(open) => <ReadyMadeForm {...open} />}
      </AboveGoods>
      <ListCard
        query={list}
        title={copy.title}
        tools={
          <>
            {list.data && <b className="text-sm font-medium">{copy.count(list.data.pagination.total)}</b>}
            {(isMany || isSearched) && (
              <ListSearch
                {...copy.lookup}
                search={view.search}
                pathOf={(search) => listUrl.path({ search })}
              />
            )}
            <Button variant="sec" icon="plus" onClick={() => form.open(null)}>
              <span className="max-md:sr-only">{copy.add}</span>
            </Button>
          </>
        }
        filters={<Stats />}
        loading={<BraceletsLoading asRows={isMany} />}
        renderRows={({ bracelets }) =>
          bracelets.length > 0 && (
            <Bracelets asRows={isMany}>
              {bracelets.map((bracelet) => {
                const entry = { bracelet, onEdit: () => form.open(bracelet), removal };
                return isMany ? (
                  <BraceletRow key={bracelet._id} {...entry} />
                ) : (
                  <li key={bracelet._id}>
                    <BraceletCard {...entry} />
                  </li>
                );
              })}
            </Bracelets>
          )
        }
        empty={<Empty isSearched={isSearched} />}
        range={copy.range}
        hrefFor={(page) => listUrl.path({ ...view, page })}
        rows={rows}
      />
    </div>
  );
}

function Bracelets({ asRows, children }: { asRows: boolean; children: ReactNode }) {
  if (!asRows) return <ul className={readyMadeStyles.readyMadeGrid}>{children}</ul>;
  return (
    <ListTable columns={BRACELET_COLUMNS} className={table.goodsTable}>
      {children}
    </ListTable>
  );
}

function Empty({ isSearched }: { isSearched: boolean }) {
  if (isSearched)
    return (
      <ListEmpty
        title={copy.none}
        text={copy.noneText}
        pose="thinking"
        showAll={{ label: copy.showAll, to: listUrl.path({}) }}
      />
    );
  return (
    <ListEmpty
      title={copy.empty}
      text={copy.emptyText}
      pose="asleep"
      showAll={{ label: copy.form.draw, to: '/builder' }}
    />
  );
}

function Stats() {
  const { data } = useQuery(read<ReadyMadeStats>('/ready-made-bracelets/admin/stats'));
  if (data?.total === 0) return null;
  return (
    <p className={classes(readyMadeStyles.readyMadeStats, styles.readyMadeStats)}>
      {data && <span className="num">{copy.stats(data.pieces, formatVnd(data.stockValue))}</span>}
      {data && data.lowStock > 0 && <span className="stock low">{copy.low(data.lowStock)}</span>}
      {data && data.soldOut > 0 && (
        <span className={classes('stock out', styles.out)}>{copy.soldOut(data.soldOut)}</span>
      )}
    </p>
  );
}

/** Eight skeletons (spec §2, Admin dashboard). */
function BraceletsLoading({ asRows }: { asRows: boolean }) {
  return (
    <Loading className={asRows ? table.loading : readyMadeStyles.readyMadeGrid}>
      {Array.from({ length: 8 }, (_, entry) => (
        <Skeleton key={entry} height={asRows ? 36 : 380} radius={asRows ? 8 : 20} />
      ))}
    </Loading>
  );
}
