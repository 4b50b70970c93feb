import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { AboveGoods } from './AboveGoods.tsx';
import type { OpenForm } from './use-goods-form.ts';
import type { useOpenForm } from './use-open-form.ts';
import * as styles from '../goods.module.css';
import { classes } from '#web/ui/classes.ts';
import * as categoriesStyles from '../categories/categories.module.css';

interface ShortListProps<Item extends { _id: string }> {
  list: Pick<UseQueryResult<Item[]>, 'data' | 'isError' | 'refetch'>;
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
  /** one card */
  children: (item: Item) => ReactNode;
}

/** A short list of goods as cards, with a form that opens above it (spec §2, Admin dashboard). */
export function ShortList<Item extends { _id: string }>(props: ShortListProps<Item>) {
  const { list, words, form, Form, children } = props;
  const isAdding = form.editing === null;
  return (
    <div className={classes('list-tab', categoriesStyles.listTab, styles.goods)}>
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
        <Cards list={list} words={words}>
          {children}
        </Cards>
      </Card>
    </div>
  );
}

type CardsProps<Item extends { _id: string }> = Pick<ShortListProps<Item>, 'list' | 'words' | 'children'>;

function Cards<Item extends { _id: string }>({ list, words, children }: CardsProps<Item>) {
  if (list.data === undefined) return list.isError ? null : <CardsLoading />;
  if (list.data.length === 0) {
    return (
      <div className="py-10">
        <EmptyState heading="h3" title={words.empty} text={words.emptyText} pose="asleep" />
      </div>
    );
  }
  return (
    <ul className={classes(categoriesStyles.goodsCards, styles.goodsCards)}>
      {list.data.map((item) => (
        <li key={item._id}>{children(item)}</li>
      ))}
    </ul>
  );
}

/** Three skeleton cards (spec §2, Admin dashboard). */
function CardsLoading() {
  return (
    <Loading className={classes(categoriesStyles.goodsCards, styles.goodsCards)}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={168} radius={16} />
      ))}
    </Loading>
  );
}
