import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { ListTable } from '#web/ui/list/ListTable.tsx';
import type { CardName } from '#web/lib/paths/admin-tabs.ts';
import { AboveGoods } from './AboveGoods.tsx';
import { copy } from './copy.vi.ts';
import type { GoodsLook } from './goods-look.ts';
import { GoodsCard } from './GoodsCard.tsx';
import { GoodsRow } from './GoodsRow.tsx';
import { useIsMany } from './use-is-many.ts';
import type { OpenForm } from './use-goods-form.ts';
import type { useOpenForm } from './use-open-form.ts';
import * as styles from '../goods.module.css';
import { classes } from '#web/ui/classes.ts';
import * as table from './goods-table.module.css';

interface ShortListProps<Item extends { _id: string }> {
  list: Pick<UseQueryResult<Item[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  tab: CardName;
  /** of the rows */
  columns: readonly (keyof typeof copy.columns)[];
  /** rows even of a few entries, which have no cards */
  always?: boolean;
  words: {
    title: string;
    count: (items: number) => string;
    add: string;
    hide: string;
    empty: string;
    emptyText: string;
  };
  form: ReturnType<typeof useOpenForm<Item>>;
  Form: ComponentType<OpenForm<Item>>;
  /** one entry, as a card or a row */
  children: (item: Item, Look: ComponentType<GoodsLook>) => ReactNode;
}

/**
 * A list of goods without pages, with a form that opens above it (spec §2, Admin dashboard): cards, and rows where they are many.
 */
export function ShortList<Item extends { _id: string }>(props: ShortListProps<Item>) {
  const { list, words, form, Form } = props;
  const isAdding = form.editing === null;
  return (
    <div className={classes('list-tab', styles.goods)}>
      <AboveGoods list={list} form={form}>
        {(open) => <Form {...open} />}
      </AboveGoods>
      <Card as="section" padded={false} className="overflow-clip">
        <header className="tools">
          <h2>{words.title}</h2>
          {list.data && <span className="text-sm text-muted">{words.count(list.data.length)}</span>}
          <Button
            variant="sec"
            icon={isAdding ? 'minus' : 'plus'}
            aria-expanded={isAdding}
            onClick={() => (isAdding ? form.close() : form.open(null))}
          >
            <span className="max-md:sr-only">{isAdding ? words.hide : words.add}</span>
          </Button>
        </header>
        <Entries {...props} />
      </Card>
    </div>
  );
}

function Entries<Item extends { _id: string }>(props: ShortListProps<Item>) {
  const { list, tab, columns, always = false, words, children } = props;
  const isMany = useIsMany(tab, list.data?.length) || always;
  if (list.data === undefined) return list.isError ? null : <EntriesLoading asRows={isMany} />;
  if (list.data.length === 0) {
    return (
      <div className="py-10">
        <EmptyState heading="h3" title={words.empty} text={words.emptyText} pose="asleep" />
      </div>
    );
  }
  if (isMany) {
    const heads = Object.fromEntries(columns.map((column) => [table[column], copy.columns[column]]));
    return (
      <ListTable columns={heads} className={table.goodsTable}>
        {list.data.map((item) => (
          <Fragment key={item._id}>{children(item, GoodsRow)}</Fragment>
        ))}
      </ListTable>
    );
  }
  return (
    <ul className={styles.goodsCards}>
      {list.data.map((item) => (
        <li key={item._id}>{children(item, GoodsCard)}</li>
      ))}
    </ul>
  );
}

/** Three skeletons (spec §2, Admin dashboard). */
function EntriesLoading({ asRows }: { asRows: boolean }) {
  return (
    <Loading className={asRows ? table.loading : styles.goodsCards}>
      {[1, 2, 3].map((entry) => (
        <Skeleton key={entry} height={asRows ? 36 : 168} radius={asRows ? 8 : 16} />
      ))}
    </Loading>
  );
}
