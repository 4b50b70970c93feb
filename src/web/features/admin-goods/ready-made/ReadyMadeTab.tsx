import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ReadyMadeStats } from '#contract/http/catalogue-admin.ts';
import type { ReadyMade, ReadyMadePage } from '#contract/http/catalogue.ts';
import { READY_MADE_PAGE_SIZE } from '#domain/catalogue/limits.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ListCard, ListEmpty } from '#web/ui/list/ListPage.tsx';
import { defineListUrl } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { read } from '#web/lib/api.ts';
import { readPage } from '#web/lib/read-page.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { AboveGoods } from '../shared/AboveGoods.tsx';
import { useOpenForm } from '../shared/use-open-form.ts';
import { useRemove } from '../shared/use-remove.ts';
import { BraceletCard } from './BraceletCard.tsx';
import { copy } from './copy.vi.ts';
import { READY_MADE } from './editor.ts';
import { ReadyMadeForm } from './ReadyMadeForm.tsx';
import * as styles from '../goods.module.css';
import * as readyMadeStyles from './ready-made.module.css';
import { classes } from '#web/ui/classes.ts';

/** Only the page number is in the URL: `/admin?tab=ready-made-bracelets&trang=2`. */
const listUrl = defineListUrl(tabPath('ready-made-bracelets'), {});

/** Ready-made bracelets (spec §2, Ready-made bracelets tab). */
export function ReadyMadeTab() {
  const [params] = useSearchParams();
  const { page } = listUrl.read(params);
  const list = useQuery(
    readPage<ReadyMadePage>('/ready-made-bracelets', {
      page,
      limit: READY_MADE_PAGE_SIZE,
      // A new bracelet appears first.
      sort: 'newest',
    }),
  );
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
            <Button variant="sec" icon="plus" onClick={() => form.open(null)}>
              <span className="max-md:sr-only">{copy.add}</span>
            </Button>
          </>
        }
        filters={<Stats />}
        loading={<GridLoading />}
        renderRows={({ bracelets }) =>
          bracelets.length > 0 && (
            <ul className={readyMadeStyles.readyMadeGrid}>
              {bracelets.map((bracelet) => (
                <li key={bracelet._id}>
                  <BraceletCard bracelet={bracelet} onEdit={() => form.open(bracelet)} removal={removal} />
                </li>
              ))}
            </ul>
          )
        }
        empty={
          <ListEmpty
            title={copy.empty}
            text={copy.emptyText}
            pose="asleep"
            showAll={{ label: copy.form.draw, to: '/builder' }}
          />
        }
        range={copy.range}
        hrefFor={(to) => listUrl.path({ page: to })}
      />
    </div>
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

/** Eight skeleton cards (spec §2, Admin dashboard). */
function GridLoading() {
  return (
    <Loading className={readyMadeStyles.readyMadeGrid}>
      {Array.from({ length: 8 }, (_, card) => (
        <Skeleton key={card} height={380} radius={20} />
      ))}
    </Loading>
  );
}
