import { useEffect, useEffectEvent, useState } from 'react';
import { tidySearch } from '../paths/garden.ts';

/** So long nothing is typed before the garden is asked, in milliseconds. */
const PAUSE = 300;

/**
 * The words in a search field whose search lives in the address: what is typed is asked after a pause or at once on
 * demand, and an address that changes by other ways (back, a tab, a link) changes the words.
 * @param search the search of the address
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
