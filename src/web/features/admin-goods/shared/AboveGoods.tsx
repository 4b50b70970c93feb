import { Fragment, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import type { OpenForm } from './use-goods-form.ts';
import type { useOpenForm } from './use-open-form.ts';

interface AboveGoodsProps<Item extends { _id: string }> {
  list: Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  form: ReturnType<typeof useOpenForm<Item>>;
  /** renders the open form */
  children: (open: OpenForm<Item>) => ReactNode;
}

/** Above a list of goods: that it failed to load, and the open form. */
export function AboveGoods<Item extends { _id: string }>({ list, form, children }: AboveGoodsProps<Item>) {
  const { editing, done, close, tellUnsaved } = form;
  return (
    <>
      {list.isError && (
        <ErrorBanner onRetry={() => inBackground(list.refetch())} retrying={list.isFetching}>
          {list.data ? copy.loadFailedKept : copy.loadFailed}
        </ErrorBanner>
      )}
      {editing !== undefined && (
        <Fragment key={editing?._id ?? 'new'}>
          {children({ item: editing, onDone: done, onClose: close, onUnsaved: tellUnsaved })}
        </Fragment>
      )}
    </>
  );
}
