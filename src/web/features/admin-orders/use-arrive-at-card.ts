import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Scrolls to the card that the URL's fragment names, and takes the keyboard there: it appears only after its data has loaded,
 * when the navigation itself is over. Going back keeps the scroll position instead.
 * @param ready whether the cards are shown
 */
export function useArriveAtCard(ready: boolean): void {
  const { hash, key } = useLocation();
  const came = useNavigationType();
  const followed = useRef<string | null>(null);
  // The first entry of a document has this key.
  const isBack = came === NavigationType.Pop && key !== 'default';
  useEffect(() => {
    if (!ready || hash === '' || isBack || followed.current === key) return;
    followed.current = key;
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)))?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ behavior: 'instant' });
  }, [ready, hash, key, isBack]);
}
