import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CategoryListing } from '#contract/http/catalogue.ts';
import { CATEGORY_TYPES, type CategoryType } from '#domain/catalogue/categories.ts';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { charmArt } from '#web/entities/brand/pictures.ts';
import { Tabs, type TabItem } from '#web/ui/actions/Tabs.tsx';
import { copy } from './copy.vi.ts';
import { withFilter, type GardenFilters } from '#web/lib/paths/garden.ts';
import { categoriesQuery } from '#web/entities/charm/queries.ts';
import * as styles from './plots.module.css';

/** Id that links the tabs to their panel. */
export const TABS = 'garden';

const ALL = 'all';
type TabId = CategoryType | typeof ALL;

/** The tab that a place belongs to. */
export const tabOf = ({ type }: GardenFilters): TabId => type ?? ALL;

/** The charm pictured on each tab. */
const TAB_CHARMS: Record<TabId, string> = {
  all: 'hoa-nhai',
  Flower: 'hoa-anh-dao',
  Nature: 'nam',
  Animal: 'tho',
  Icon: 'trai-tim',
  Gems: 'thach-anh-tim',
};

type PlaceTabsProps = { place: GardenFilters; onGo: (next: GardenFilters) => void; aside: ReactNode };

/** The kinds of charm as tabs; during a search there is one more tab, for all kinds. */
export function PlaceTabs({ place, onGo, aside }: PlaceTabsProps) {
  const { data: categories, isError } = useQuery(categoriesQuery());
  const searching = place.search !== '';
  // The counts cover all charms, so they do not apply to a filtered list.
  const uncounted = searching || place.inStock || isError;
  const ids: readonly TabId[] = searching ? [ALL, ...CATEGORY_TYPES] : CATEGORY_TYPES;
  const items = ids.map((id): TabItem<TabId> => {
    const picture = charmArt(TAB_CHARMS[id]).src.replace('-224', '-128');
    if (id === ALL) return { id, picture, label: copy.tabs.all };
    const count = uncounted ? undefined : countOfType(categories, id);
    return { id, picture, label: categoryLabels[id], count };
  });
  const choose = (id: TabId) => onGo(withFilter(place, { type: id === ALL ? null : id }));
  return (
    <div className={styles.kinds}>
      <Tabs label={copy.tabs.label} name={TABS} items={items} value={tabOf(place)} onChange={choose} />
      {aside && <p className="muted text-sm whitespace-nowrap max-lg:hidden">{aside}</p>}
    </div>
  );
}

/** Number of charms of a kind over all its categories; NaN while unknown, which is shown as a dash. */
export function countOfType(categories: readonly CategoryListing[] | undefined, type: CategoryType): number {
  if (categories === undefined) return Number.NaN;
  return categories.reduce((sum, category) => sum + (category.type === type ? category.charmCount : 0), 0);
}
