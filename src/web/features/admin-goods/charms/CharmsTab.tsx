import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Charm, CharmsPage } from '#contract/http/catalogue.ts';
import { ListFeet } from '#web/ui/list/ListFeet.tsx';
import { RowsLoading } from '#web/ui/list/TabLoading.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { copy as goods } from '../shared/copy.vi.ts';
import { useOpenForm } from '../shared/use-open-form.ts';
import { useRemove } from '../shared/use-remove.ts';
import { CharmForm } from './CharmForm.tsx';
import { CharmSearch } from './CharmSearch.tsx';
import { CharmsTable } from './CharmsTable.tsx';
import { copy } from './copy.vi.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { categoriesQuery, charmsQuery } from './queries.ts';
import { charmsPath, isFiltered, viewOf, type CharmsView } from './view.ts';
import '../goods.css';
import './charms.css';

/** The charms of the shop: find, restock, add, edit, import (spec §2, Admin dashboard). */
export function CharmsTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const heading = useRef<HTMLHeadingElement>(null);
  const charms = useQuery(charmsQuery(view));
  const { data: categories = [] } = useQuery(categoriesQuery());
  const form = useOpenForm<Charm>();
  const removal = useRemove({ path: '/charms', copy: copy.toasts });
  return (
    <div className="list-tab goods">
      {charms.isError && (
        <ErrorBanner onRetry={() => void charms.refetch()}>
          {charms.data ? goods.loadFailedKept : goods.loadFailed}
        </ErrorBanner>
      )}
      {form.editing !== undefined && (
        <CharmForm
          key={form.editing?._id ?? 'new'}
          item={form.editing}
          categories={categories}
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
          <Import />
          <Button
            variant="sec"
            icon="plus"
            onClick={() => form.open(null)}
            disabled={categories.length === 0}
          >
            {copy.add}
          </Button>
        </header>
        <CharmSearch view={view} categories={categories} />
        <Rows charms={charms.data} view={view} failed={charms.isError} onEdit={form.open} removal={removal} />
        <ListFeet
          pagination={charms.data?.pagination}
          range={copy.range}
          hrefFor={(page) => charmsPath({ ...view, page })}
          heading={heading}
        />
      </Card>
    </div>
  );
}

function Import() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="paper" icon="share" onClick={() => setOpen(true)}>
        {copy.import}
      </Button>
      <ImportDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface RowsProps {
  charms: CharmsPage | undefined;
  view: CharmsView;
  failed: boolean;
  onEdit: (charm: Charm) => void;
  removal: ReturnType<typeof useRemove>;
}

function Rows({ charms, view, failed, onEdit, removal }: RowsProps) {
  if (charms === undefined) return failed ? null : <RowsLoading />;
  if (charms.charms.length > 0) {
    return <CharmsTable charms={charms.charms} onEdit={onEdit} removal={removal} />;
  }
  const filtered = isFiltered(view);
  return (
    <div className="py-10">
      <EmptyState
        heading="h3"
        title={filtered ? copy.none : copy.empty}
        text={filtered ? copy.noneText : copy.emptyText}
        pose={filtered ? 'thinking' : 'asleep'}
        action={
          filtered && (
            <LinkButton variant="paper" size="sm" to="/admin?tab=charms" preventScrollReset>
              {copy.showAll}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
