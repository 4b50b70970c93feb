import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { useDebouncedText } from '#web/lib/hooks/use-debounced-text.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { copy } from './copy.vi.ts';
import { groupsOf } from './finds.ts';
import { FindList } from './FindList.tsx';
import { recallSearches, recentSearches } from './recent.ts';
import { useBest, useSearch } from './use-search.ts';
import { useWalk } from './use-walk.ts';
import * as styles from './search.module.css';
import { classes } from '#web/ui/classes.ts';

interface SearchComboboxProps {
  words: string;
  onWords: (words: string) => void;
  /** Enter in the field, or the link below the list: search in the garden */
  onSearch: () => void;
  /** a result was opened */
  onChosen: () => void;
}

/**
 * Field and list following the combobox pattern: the focus stays in the field, arrow keys move through the results, Enter opens
 * the active one or searches the garden.
 */
export function SearchCombobox({ words, onWords, onSearch, onChosen }: SearchComboboxProps) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = useSearch(words);
  const groups = groupsOf(found, useBest(), useRecent());
  const { active, optionId, walkTo, onKeyDown } = useWalk(groups, listId);

  // Layout effect, so that the field has focus before the first paint and no keystroke is lost.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);

  const type = (next: string) => {
    onWords(next);
    walkTo(null);
  };
  const replace = (next: string) => {
    type(next);
    field.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <form
        className={classes('inp', styles.searchField)}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <Icon name="search" size={22} />
        <input
          ref={field}
          type="search"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX}
          placeholder={copy.placeholder}
          aria-label={copy.field}
          aria-autocomplete="list"
          aria-expanded={groups.length > 0}
          aria-controls={groups.length > 0 ? listId : undefined}
          aria-activedescendant={active === null ? undefined : optionId(active)}
          value={words}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Count found={found} />
        {words !== '' && <IconButton icon="close" small label={copy.clear} onClick={() => replace('')} />}
      </form>
      <FindList
        id={listId}
        optionId={optionId}
        groups={groups}
        found={found}
        active={active}
        onPoint={walkTo}
        onChoose={(find) => (find.kind === 'words' ? replace(find.words) : onChosen())}
      />
      <Foot charms={found.charmTotal} onSearch={onSearch} />
    </>
  );
}

/** Number of results: shown in the field, and announced once typing pauses. */
function Count({ found }: { found: ReturnType<typeof useSearch> }) {
  const { state, total, words } = found;
  const spoken = useDebouncedText(state === 'found' ? copy.spoken(total, words) : '');
  return (
    <>
      <span className="text-sm whitespace-nowrap text-muted" aria-hidden="true">
        {state === 'found' && copy.count(total)}
        {state === 'searching' && copy.searching}
      </span>
      <span className="sr-only" role="status">
        {spoken}
      </span>
    </>
  );
}

function Foot({ charms, onSearch }: { charms: number; onSearch: () => void }) {
  return (
    <div className={styles.searchFoot}>
      <p aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {copy.keys.move}
      </p>
      <p aria-hidden="true">
        <kbd>Enter</kbd>
        {copy.keys.open}
      </p>
      <p aria-hidden="true">
        <kbd>Esc</kbd>
        {copy.keys.close}
      </p>
      <button type="button" className={classes('link', styles.link)} onClick={onSearch}>
        {copy.all(charms)}
      </button>
    </div>
  );
}

function useRecent(): readonly string[] {
  useEffect(recallSearches, []);
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.get, recentSearches.get);
}
