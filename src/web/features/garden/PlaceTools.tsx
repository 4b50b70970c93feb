import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { categoryKey, CHARM_SORTS } from '#domain/catalogue/categories.ts';
import { charmSortLabels } from '#domain/catalogue/copy.vi.ts';
import { SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { copy } from './copy.vi.ts';
import {
  withFilter,
  withSearch,
  findSort,
  gardenPath,
  PARAMS,
  SORT_KEYS,
  type GardenFilters,
} from '#web/lib/paths/garden.ts';
import { useDebouncedText } from '#web/lib/hooks/use-debounced-text.ts';
import { useSearchWords } from '#web/lib/list-url/use-search-words.ts';
import * as styles from './plots.module.css';

interface PlaceToolsProps {
  place: GardenFilters;
  onGo: (next: GardenFilters, replace?: boolean) => void;
  /** charms found; null while unknown */
  total: number | null;
}

/** Search, stock filter and order, all kept in the URL; before hydration the form submits to the same URL. */
export function PlaceTools({ place, onGo, total }: PlaceToolsProps) {
  const refineId = useId();
  // On phones stock and order are collapsed behind one button, unless one of them is set.
  const [refining, setRefining] = useState(place.inStock || place.sort !== 'popular');
  // Replaces the history entry while typing, so that one step back leaves the search instead of removing its last letter.
  const search = useSearchWords(place.search, (words) => onGo(withSearch(place, words), place.search !== ''));

  return (
    <search>
      <form
        action="/garden"
        className={styles.tools}
        onSubmit={(event) => {
          event.preventDefault();
          search.ask(search.words);
        }}
      >
        {place.type !== null && <input type="hidden" name={PARAMS.type} value={categoryKey(place.type)} />}
        <WordsField {...search} />
        <IconButton
          icon="filter"
          label={copy.tools.refine}
          line
          className="md:hidden"
          aria-expanded={refining}
          aria-controls={refineId}
          onClick={() => setRefining(!refining)}
        />
        <div id={refineId} className={classes(styles.refine, refining && styles.open)}>
          <StockOnly place={place} onChange={(inStock) => onGo(withFilter(place, { inStock }))} />
          <SortField place={place} onChange={(sort) => onGo(withFilter(place, { sort }))} />
        </div>
      </form>
      <Found place={place} total={total} />
    </search>
  );
}

function WordsField({ words, setWords, ask }: ReturnType<typeof useSearchWords>) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes('inp', styles.inp, styles.words)}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        name={PARAMS.search}
        enterKeyHint="search"
        autoComplete="off"
        value={words}
        maxLength={SEARCH_MAX}
        placeholder={copy.tools.placeholder}
        aria-label={copy.tools.search}
        onChange={(event) => setWords(event.target.value)}
      />
      {words !== '' && (
        <IconButton
          icon="close"
          small
          label={copy.tools.clear}
          onClick={() => {
            ask('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}

type StockOnlyProps = { place: GardenFilters; onChange: (inStock: boolean) => void };

function StockOnly({ place, onChange }: StockOnlyProps) {
  return (
    <label className={classes('chip', styles.stockOnly)}>
      <input
        type="checkbox"
        className="check"
        name={PARAMS.inStock}
        value="1"
        checked={place.inStock}
        onChange={(event) => onChange(event.target.checked)}
      />
      {copy.tools.inStock}
    </label>
  );
}

type SortFieldProps = { place: GardenFilters; onChange: (sort: GardenFilters['sort']) => void };

function SortField({ place, onChange }: SortFieldProps) {
  const searching = place.search !== '';
  return (
    <label className={classes('inp sel order', styles.inp, styles.order)}>
      <span className="sr-only">{copy.tools.sort}</span>
      <select
        name={PARAMS.sort}
        value={SORT_KEYS[place.sort]}
        onChange={(event) => onChange(findSort(event.target.value) ?? 'popular')}
      >
        {CHARM_SORTS.map((order) => (
          <option key={order} value={SORT_KEYS[order]}>
            {searching && order === 'popular' ? copy.tools.nearest : charmSortLabels[order]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </label>
  );
}

/**
 * The result count, shown during a search and announced to screen readers after every change, and a link that clears the search.
 */
function Found({ place, total }: { place: GardenFilters; total: number | null }) {
  const { search, sort, inStock } = place;
  const found = total === null ? '' : copy.tools.found(total, search, inStock);
  const order = sort === 'popular' ? '' : charmSortLabels[sort];
  const spoken = useDebouncedText([found, found && order].filter(Boolean).join(', '));
  return (
    <>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {search !== '' && (
        <p className={styles.found}>
          {found === '' ? copy.tabs.results(search) : found}
          <Link className="chip" to={gardenPath(withSearch(place, ''))} preventScrollReset>
            <Icon name="close" size={16} />
            {copy.tools.leave}
          </Link>
        </p>
      )}
    </>
  );
}
