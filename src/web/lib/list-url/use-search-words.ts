import { useEffect, useEffectEvent, useState } from 'react';
import { tidySearch } from '../paths/garden.ts';

/** Debounce before the search is run, in milliseconds. */
const PAUSE = 300;

/**
 * State of a search field whose search lives in the URL: typed text is searched after a pause, or at once through `ask`, and a
 * URL that changes otherwise (back, a tab, a link) updates the text.
 * @param search the search in the URL
 */
export function useSearchWords(search: string, onAsk: (words: string) => void) {
  const [words, setWords] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== asked) {
      setAsked(search);
      setWords(search);
    }
  }

  const ask = (next: string) => {
    setWords(next);
    setAsked(tidySearch(next));
    if (tidySearch(next) !== search) onAsk(next);
  };
  const askQuietly = useEffectEvent(() => {
    if (tidySearch(words) !== asked) ask(words);
  });
  useEffect(() => {
    const timer = setTimeout(askQuietly, PAUSE);
    return () => clearTimeout(timer);
  }, [words]);

  return { words, setWords, ask };
}
