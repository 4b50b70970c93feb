import { useState } from 'react';
import { CATEGORY_TYPES, type CategoryType } from '#domain/catalogue/categories.ts';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from '../copy.vi.ts';
import '#web/ui/styles/search-cross.css';
import * as panel from './charms.module.css';
import { classes } from '#web/ui/classes.ts';

/** Filter state of the catalogue: kind, search words and number of pages. */
export function useFinder() {
  const [kind, setKind] = useState<CategoryType | null>(null);
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState(1);
  const words = useDebouncedValue(tidyLine(typed));
  return {
    kind,
    typed,
    words,
    pages,
    more: () => setPages(pages + 1),
    look(next: { kind?: CategoryType | null; typed?: string }) {
      setPages(1);
      if (next.kind !== undefined) setKind(next.kind);
      if (next.typed !== undefined) setTyped(next.typed);
    },
  };
}
export type Finder = ReturnType<typeof useFinder>;

/** Search field and kind filters above the charms; on phones one scrolling row. */
export function CatalogueTools({ finder: { kind, typed, look } }: { finder: Finder }) {
  return (
    <>
      <label className={classes('inp', panel.search)}>
        <Icon name="search" />
        <span className="sr-only">{copy.charms.search}</span>
        <input
          type="search"
          value={typed}
          maxLength={SEARCH_MAX}
          placeholder={copy.charms.searchHint}
          onChange={(event) => look({ typed: event.target.value })}
        />
      </label>
      <div className={panel.kinds} role="group" aria-label={copy.charms.categories}>
        {[null, ...CATEGORY_TYPES].map((type) => (
          <button
            key={type}
            type="button"
            className={classes('chip', panel.chip)}
            aria-pressed={kind === type}
            onClick={() => look({ kind: type })}
          >
            {type === null ? copy.charms.all : categoryLabels[type]}
          </button>
        ))}
      </div>
    </>
  );
}
