import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { tidySearch } from '../paths/garden.ts';

/** Debounce before the search is run, in milliseconds. */
const PAUSE = 300;

/**
 * State of a search field whose search lives in the URL: typed text is searched after a pause, or at once through `ask`, and a
 * URL that changes otherwise (back, a tab, a link) updates the text. Who leaves the page within the pause is not led back.
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
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const askQuietly = useEffectEvent(() => {
    // The browser is at the new page before that one is rendered.
    const isLeaving = (next ?? window.location).pathname !== pathname;
    if (tidySearch(words) !== asked && !isLeaving) ask(words);
  });
  useEffect(() => {
    const timer = setTimeout(askQuietly, PAUSE);
    return () => clearTimeout(timer);
  }, [words]);

  return { words, setWords, ask };
}
