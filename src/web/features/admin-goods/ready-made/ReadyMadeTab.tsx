import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ReadyMadeStats } from '#contract/http/catalogue-admin.ts';
import type { ReadyMade, ReadyMadePage } from '#contract/http/catalogue.ts';
import { READY_MADE_PAGE_SIZE } from '#domain/catalogue/limits.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ListFeet } from '#web/ui/list/ListFeet.tsx';
import { read } from '#web/lib/api.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { copy as goods } from '../shared/copy.vi.ts';
import { useOpenForm } from '../shared/use-open-form.ts';
import { useRemove } from '../shared/use-remove.ts';
import { BraceletCard } from './BraceletCard.tsx';
import { copy } from './copy.vi.ts';
import { READY_MADE } from './editor.ts';
import { ReadyMadeForm } from './ReadyMadeForm.tsx';
import '../goods.css';
import './ready-made.css';

/** What is sold as it is (spec §2, Ready-made bracelets tab). */
export function ReadyMadeTab() {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery({
    ...read<ReadyMadePage>('/ready-made-bracelets', {
      page,
      limit: READY_MADE_PAGE_SIZE,
      // What was just made is seen at once.
      sort: 'newest',
    }),
    placeholderData: keepPreviousData,
  });
  const form = useOpenForm<ReadyMade>();
  return (
    <div className="list-tab goods">
      {list.isError && (
        <ErrorBanner onRetry={() => void list.refetch()}>
          {list.data ? goods.loadFailedKept : goods.loadFailed}
        </ErrorBanner>
      )}
      {form.editing !== undefined && (
        <ReadyMadeForm
          key={form.editing?._id ?? 'new'}
          item={form.editing}
          onDone={form.done}
          onClose={form.close}
          onUnsaved={form.tellUnsaved}
        />
      )}
      <Card as="section" padded={false} className="overflow-clip">
        <header className="tools">
          <h2 ref={heading} tabIndex={-1}>
            {copy.title}
          </h2>
          {list.data && <b className="text-sm font-medium">{copy.count(list.data.pagination.total)}</b>}
          <Button variant="sec" icon="plus" onClick={() => form.open(null)}>
            {copy.add}
          </Button>
        </header>
        <Stats />
        <Grid list={list} onEdit={form.open} />
        <ListFeet
          pagination={list.data?.pagination}
          range={copy.range}
          hrefFor={(to) => `/admin?tab=ready-made-bracelets&trang=${to}`}
          heading={heading}
        />
      </Card>
    </div>
  );
}

/** Of the address; what makes no sense is the first. */
function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('trang'));
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 10_000) : 1;
}

function Stats() {
  const { data } = useQuery(read<ReadyMadeStats>('/ready-made-bracelets/admin/stats'));
  if (data === undefined || data.total === 0) return null;
  return (
    <p className="ready-made-stats">
      <span className="num">{copy.stats(data.pieces, formatVnd(data.stockValue))}</span>
      {data.lowStock > 0 && <span className="stock low">{copy.low(data.lowStock)}</span>}
      {data.soldOut > 0 && <span className="stock out">{copy.soldOut(data.soldOut)}</span>}
    </p>
  );
}

interface GridProps {
  list: { data: ReadyMadePage | undefined; isError: boolean };
  onEdit: (bracelet: ReadyMade) => void;
}

function Grid({ list, onEdit }: GridProps) {
  const removal = useRemove(READY_MADE);
  if (list.data === undefined) return list.isError ? null : <GridLoading />;
  if (list.data.bracelets.length === 0) {
    return (
      <div className="py-10">
        <EmptyState
          heading="h3"
          title={copy.empty}
          text={copy.emptyText}
          pose="asleep"
          action={
            <LinkButton variant="paper" size="sm" to="/builder">
              {copy.form.draw}
            </LinkButton>
          }
        />
      </div>
    );
  }
  return (
    <ul className="ready-made-grid">
      {list.data.bracelets.map((bracelet) => (
        <li key={bracelet._id}>
          <BraceletCard bracelet={bracelet} onEdit={() => onEdit(bracelet)} removal={removal} />
        </li>
      ))}
    </ul>
  );
}

/** Eight cards of sand (spec §2, Admin dashboard). */
function GridLoading() {
  return (
    <Loading className="ready-made-grid">
      {Array.from({ length: 8 }, (_, card) => (
        <Skeleton key={card} height={380} radius={20} />
      ))}
    </Loading>
  );
}
