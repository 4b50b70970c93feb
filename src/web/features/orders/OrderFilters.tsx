import { useState } from 'react';
import { orderSortLabels, orderStatusLabels } from '#domain/ordering/copy.vi.ts';
import { ORDER_SORTS, ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { useSearchWords } from '#web/lib/list-url/use-search-words.ts';
import { copy } from './copy.vi.ts';
import { changed, isFiltered, type OrdersView } from './view.ts';
import * as styles from './order-filters.module.css';
import '#web/ui/styles/search-cross.css';

interface OrderFiltersProps {
  view: OrdersView;
  /** `quietly` replaces the history entry instead of adding one */
  onChange: (view: OrdersView, quietly?: boolean) => void;
}

/** Search, status and sort order; on phones the last two are in a sheet (look, Orders). */
export function OrderFilters({ view, onChange }: OrderFiltersProps) {
  const [open, setOpen] = useState(false);
  const marked = isFiltered({ ...view, search: '' }) || view.sort !== 'newest';
  return (
    <search className={styles.orderFilters}>
      <Search view={view} onChange={onChange} />
      <div className="contents max-md:hidden">
        <Choices view={view} onChange={onChange} />
      </div>
      <IconButton
        icon="filter"
        line
        label={copy.filters.open}
        className="md:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {marked && <i className={styles.dot} aria-hidden="true" />}
      </IconButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={copy.filters.open}
        footer={
          <Button full onClick={() => setOpen(false)}>
            {copy.filters.apply}
          </Button>
        }
      >
        <div className="grid gap-4">
          <Choices view={view} onChange={onChange} labelled />
        </div>
      </Dialog>
    </search>
  );
}

function Search({ view, onChange }: OrderFiltersProps) {
  const { words, setWords } = useSearchWords(view.search, (search) =>
    onChange(changed(view, { search }), true),
  );
  return (
    <TextField
      label={<span className="sr-only">{copy.filters.search}</span>}
      icon="search"
      type="search"
      placeholder={copy.filters.search}
      value={words}
      maxLength={80}
      onChange={({ target }) => setWords(target.value)}
    />
  );
}

function Choices({ view, onChange, labelled }: OrderFiltersProps & { labelled?: boolean }) {
  const name = (text: string) => (labelled ? text : <span className="sr-only">{text}</span>);
  return (
    <>
      <Select
        label={name(copy.filters.status)}
        value={view.status}
        onChange={({ target }) => onChange(changed(view, { status: target.value as OrdersView['status'] }))}
      >
        <option value="all">{copy.filters.anyStatus}</option>
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {orderStatusLabels[status]}
          </option>
        ))}
      </Select>
      <Select
        label={name(copy.filters.sort)}
        value={view.sort}
        onChange={({ target }) => onChange(changed(view, { sort: target.value as OrdersView['sort'] }))}
        options={ORDER_SORTS.map((sort) => ({ value: sort, label: orderSortLabels[sort] }))}
      />
    </>
  );
}
