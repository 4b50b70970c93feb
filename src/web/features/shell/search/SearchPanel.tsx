import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { gardenSearchPath } from '#web/lib/paths/content-links.ts';
import { tidySearch } from '#web/lib/paths/garden.ts';
import { isComposing } from '#web/ui/is-composing.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { rememberSearch } from './recent.ts';
import { SearchCombobox } from './SearchCombobox.tsx';
import * as styles from './search.module.css';

/** Where the focus goes when the panel closes: to the opener, to the opened page, or nowhere because it has already moved. */
export type FocusAfter = 'opener' | 'content' | 'elsewhere';

interface SearchPanelProps {
  id: string;
  /** the button that opened the panel; clicks on it are not outside clicks */
  opener: RefObject<HTMLElement | null>;
  onClose: (focus: FocusAfter) => void;
}

/** The search panel below the header. Not modal: the header stays usable, and moving the focus out closes the panel. */
export default function SearchPanel({ id, opener, onClose }: SearchPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  useDismissal([panel, opener], onClose);

  const leave = () => {
    rememberSearch(words);
    onClose('content');
  };
  const searchGarden = () => {
    leave();
    inBackground(navigate(tidySearch(words) === '' ? '/garden' : gardenSearchPath(tidySearch(words))));
  };

  return (
    <>
      {createPortal(<div className={styles.searchScrim} />, document.body)}
      <search ref={panel} id={id} className={styles.searchPanel} aria-label={copy.panel}>
        <SearchCombobox words={words} onWords={setWords} onSearch={searchGarden} onChosen={leave} />
      </search>
    </>
  );
}

/** Closes the panel on Escape, on an outside click, and when the focus leaves it. */
function useDismissal(
  inside: readonly RefObject<HTMLElement | null>[],
  onClose: SearchPanelProps['onClose'],
) {
  const dismiss = useEffectEvent((focus: FocusAfter, target: EventTarget | null) => {
    // An element that its own click removed is detached, and was inside.
    const outside = target instanceof Element && target.isConnected;
    if (outside && !inside.some(({ current }) => current?.contains(target))) onClose(focus);
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    onClose('opener');
  });
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => dismiss('opener', target);
    const onFocus = ({ target }: FocusEvent) => dismiss('elsewhere', target);
    const onKey = (event: KeyboardEvent) => escape(event);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
