import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { useSelection } from '#web/ui/list/use-selection.ts';
import { ListCard, ListEmpty } from '#web/ui/list/ListPage.tsx';
import { DownloadLink } from '#web/lib/session/DownloadLink.tsx';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { AboveGoods } from '../shared/AboveGoods.tsx';
import { useOpenForm } from '../shared/use-open-form.ts';
import { useRemove } from '../shared/use-remove.ts';
import { CharmForm } from './CharmForm.tsx';
import { CharmSearch } from './CharmSearch.tsx';
import { CharmsTable } from './CharmsTable.tsx';
import { copy } from './copy.vi.ts';
import { ImportDialog } from './ImportDialog.tsx';
import {
  categoriesQuery,
  charmsQuery,
  costsQuery,
  withCost,
  type StaffCharm,
} from '#web/entities/charm/desk/queries.ts';
import { copy as sheet } from './sheet/copy.vi.ts';
import { SheetBar, type StockReasonChoice } from './sheet/SheetBar.tsx';
import { charmsPath, isFiltered, viewOf } from '#web/entities/charm/desk/view.ts';
import * as styles from '../goods.module.css';
import './charms.module.css';
import { classes } from '#web/ui/classes.ts';

/** The charms of the shop: find, restock, add, edit, import (spec §2, Admin dashboard). */
export function CharmsTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const rows = useRowsAPage();
  const query = useQuery(charmsQuery(view, rows.rows));
  const shown = query.data?.charms ?? [];
  const { data: costs } = useQuery({ ...costsQuery(shown), enabled: shown.length > 0 });
  const { data: categories } = useQuery(categoriesQuery());
  const form = useOpenForm<StaffCharm>();
  const removal = useRemove({ path: '/charms', copy: copy.toasts });
  const selection = useSelection(
    shown.map(({ _id }) => _id),
    {
      most: 100,
      tooMany: sheet.tooMany,
    },
  );
  const [reason, setReason] = useState<StockReasonChoice>('');
  const hidden = view.stock === 'hidden';
  return (
    <div className={classes('list-tab', styles.goods)}>
      <AboveGoods list={query} form={form}>
        {(open) => <CharmForm {...open} categories={categories ?? []} />}
      </AboveGoods>
      <ListCard
        query={query}
        title={copy.title}
        tools={
          <Tools
            lacksCategory={categories?.length === 0}
            ready={categories !== undefined}
            onAdd={() => form.open(null)}
          />
        }
        filters={
          <>
            <CharmSearch view={view} categories={categories} />
            <SheetBar
              selection={selection}
              categories={categories ?? []}
              hidden={hidden}
              reason={reason}
              onReason={setReason}
            />
          </>
        }
        renderRows={({ charms }) =>
          charms.length > 0 && (
            <CharmsTable
              charms={charms.map((charm) => withCost(charm, costs))}
              search={view.search}
              onEdit={form.open}
              removal={removal}
              selection={selection}
              reason={reason}
              hidden={hidden}
            />
          )
        }
        empty={<Empty filtered={isFiltered(view)} lacksCategory={categories?.length === 0} />}
        range={copy.range}
        hrefFor={(page) => charmsPath({ ...view, page })}
        rows={rows}
      />
    </div>
  );
}

interface ToolsProps {
  lacksCategory: boolean;
  /** whether the categories have loaded */
  ready: boolean;
  onAdd: () => void;
}

function Tools({ lacksCategory, ready, onAdd }: ToolsProps) {
  return (
    <>
      <LinkButton variant="paper" icon="check" to={tabPath('stocktake')}>
        <span className="max-md:sr-only">{copy.stocktake}</span>
      </LinkButton>
      <DownloadLink className={buttonClass({ variant: 'paper' })} path="/charms/export.csv" iconSize={20}>
        <span className="max-md:sr-only">{copy.export}</span>
      </DownloadLink>
      <Import />
      <Button
        variant="sec"
        icon="plus"
        disabledReason={lacksCategory ? copy.noCategory : undefined}
        onClick={onAdd}
        disabled={!ready}
      >
        <span className="max-md:sr-only">{copy.add}</span>
      </Button>
    </>
  );
}

function Import() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="paper" icon="share" onClick={() => setOpen(true)}>
        <span className="max-md:sr-only">{copy.import}</span>
      </Button>
      <ImportDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function Empty({ filtered, lacksCategory }: { filtered: boolean; lacksCategory: boolean }) {
  if (lacksCategory) {
    return (
      <ListEmpty
        title={copy.noCategory}
        text={copy.noCategoryText}
        pose="waving"
        showAll={{ label: copy.toCategories, to: tabPath('categories') }}
      />
    );
  }
  return (
    <ListEmpty
      title={filtered ? copy.none : copy.empty}
      text={filtered ? copy.noneText : copy.emptyText}
      pose={filtered ? 'thinking' : 'asleep'}
      showAll={filtered && { label: copy.showAll, to: tabPath('charms') }}
    />
  );
}
