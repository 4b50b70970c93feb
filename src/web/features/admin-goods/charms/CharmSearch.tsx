import { useNavigate } from 'react-router';
import type { CategoryListing } from '#contract/http/catalogue.ts';
import { STAFF_CHARM_SORTS, STOCK_FILTERS } from '#domain/catalogue/categories.ts';
import { ListNamed } from '#web/ui/list/ListNamed.tsx';
import { ListSort } from '#web/ui/list/ListSort.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { SearchWords } from '../shared/SearchWords.tsx';
import { copy } from './copy.vi.ts';
import { changed, charmsPath, type CharmsView } from '#web/entities/charm/desk/view.ts';
import * as styles from '../goods.module.css';
import { classes } from '#web/ui/classes.ts';

/** Search words, category, stock filter and order of the table, kept in the URL. */
export function CharmSearch({
  view,
  categories,
}: {
  view: CharmsView;
  /** undefined while they load */
  categories: readonly CategoryListing[] | undefined;
}) {
  const navigate = useNavigate();
  const pathOf = (change: Partial<CharmsView>) => charmsPath(changed(view, change));
  return (
    <search className={classes(styles.seek, styles.inTwo)}>
      <SearchWords
        label={copy.searchLabel}
        placeholder={copy.searchPlaceholder}
        search={view.search}
        onSearch={(search) =>
          inBackground(navigate(pathOf({ search }), { replace: true, preventScrollReset: true }))
        }
      />
      {view.stock !== 'hidden' && (
        <ListNamed
          label={copy.categoryLabel}
          all={copy.allCategories}
          named={categories}
          chosen={view.category}
          pathOf={(category) => pathOf({ category })}
          className=""
        />
      )}
      <ListSort
        label={copy.stockLabel}
        values={['', ...STOCK_FILTERS, 'hidden']}
        chosen={view.stock}
        labelOf={(stock) => (stock === '' ? copy.anyStock : copy.stock[stock])}
        pathOf={(stock) => pathOf({ stock })}
        className=""
      />
      {view.stock !== 'hidden' && (
        <ListSort
          label={copy.sortLabel}
          values={STAFF_CHARM_SORTS}
          chosen={view.sort}
          labelOf={(sort) => copy.sorts[sort]}
          pathOf={(sort) => pathOf({ sort })}
          className=""
        />
      )}
    </search>
  );
}
