import type { ReactNode } from 'react';
import { useDebouncedText } from '#web/lib/hooks/use-debounced-text.ts';
import { copy } from './copy.vi.ts';
import { FindLine } from './FindLine.tsx';
import { groupsOf } from './finds.ts';
import { useSearch } from './use-search.ts';
import * as styles from './search.module.css';

type MenuFindsProps = { words: string; onChosen: () => void };

/** Search results below the field of the mobile menu, as plain links. */
export default function MenuFinds({ words, onChosen }: MenuFindsProps): ReactNode {
  const found = useSearch(words);
  const { state, total } = found;
  const finds = groupsOf(found, [], []).flatMap((group) => (group.id === 'suggested' ? [] : group.finds));
  const spoken = useDebouncedText(state === 'found' ? copy.spoken(total, found.words) : '');
  return (
    <>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {state === 'found' && total === 0 && <p className="hint mt-3">{copy.nothing(found.words)}</p>}
      {state === 'failed' && <p className="hint mt-3">{copy.failed}</p>}
      <ul className={styles.menuFinds}>
        {finds.map((find) => (
          <li key={find.key}>
            <FindLine find={find} search={found.words} onClick={onChosen} />
          </li>
        ))}
      </ul>
    </>
  );
}
