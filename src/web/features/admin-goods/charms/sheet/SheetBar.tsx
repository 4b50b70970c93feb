import type { CategoryListing } from '#contract/http/catalogue.ts';
import { EDIT_REASONS, type EditReason } from '#domain/catalogue/stock-reasons.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { classes } from '#web/ui/classes.ts';
import { PickAll } from '#web/ui/list/Pick.tsx';
import type { Selection } from '#web/ui/list/use-selection.ts';
import { copy } from './copy.vi.ts';
import { useBulk } from './use-bulk.ts';
import { useIsWide } from './use-is-wide.ts';
import * as styles from './sheet.module.css';

export type StockReasonChoice = EditReason | 'stocktake' | '';
const REASONS: readonly StockReasonChoice[] = ['', ...EDIT_REASONS, 'stocktake'];

interface SheetBarProps {
  selection: Selection;
  categories: readonly CategoryListing[];
  /** the list shows hidden charms */
  hidden: boolean;
  reason: StockReasonChoice;
  onReason: (reason: StockReasonChoice) => void;
}

/**
 * Bar above the sheet: keyboard hints and the reason for stock changes, or the bulk actions while charms are selected; above
 * cards also the checkbox for all of them.
 */
export function SheetBar({ selection, categories, hidden, reason, onReason }: SheetBarProps) {
  const isPicked = selection.ids.size > 0;
  const isWide = useIsWide();
  if (isWide && hidden && !isPicked) return null;
  return (
    <div className={classes(styles.bar, isPicked && styles.picked)}>
      {!isWide && <PickAll selection={selection} label={copy.pickAll} />}
      {isPicked && <Deeds selection={selection} categories={categories} hidden={hidden} />}
      {!isPicked && !hidden && (
        <>
          <p className="text-sm text-muted max-lg:hidden">{copy.keys}</p>
          <Select
            label={copy.reasonLabel}
            className={styles.reason}
            value={reason}
            options={REASONS.map((each) => ({ value: each, label: copy.reasons[each] }))}
            onChange={({ target }) => onReason(target.value as StockReasonChoice)}
          />
        </>
      )}
    </div>
  );
}

function Deeds({
  selection,
  categories,
  hidden,
}: Pick<SheetBarProps, 'selection' | 'categories' | 'hidden'>) {
  const { change, busy } = useBulk();
  const charms = [...selection.ids];
  const move = (id: string) => {
    const name = categories.find(({ _id }) => _id === id)?.name ?? '';
    change({ charms, category: id, said: (count) => copy.done.category(count, name) });
  };
  return (
    <section className={styles.deeds} aria-label={copy.bar}>
      <IconButton icon="close" label={copy.clear} onClick={selection.clear} />
      <p className="num mr-auto font-medium" role="status">
        {copy.picked(charms.length)}
      </p>
      <Select
        label={<span className="sr-only">{copy.category}</span>}
        className={styles.reason}
        value=""
        disabled={busy}
        options={[
          { value: '', label: copy.category },
          ...categories.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={({ target }) => target.value !== '' && move(target.value)}
      />
      <Button
        variant={hidden ? 'leaf' : 'paper'}
        size="sm"
        icon={hidden ? 'eye' : 'eye-off'}
        loading={busy}
        onClick={() => {
          change(
            { charms, hidden: !hidden, said: copy.done[hidden ? 'show' : 'hide'] },
            { onSuccess: () => selection.drop(charms) },
          );
        }}
      >
        {hidden ? copy.show : copy.hide}
      </Button>
    </section>
  );
}
