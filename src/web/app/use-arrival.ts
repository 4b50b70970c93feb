import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On each path change: the page scrolls smoothly to its top-left (spec §2), and the keyboard starts at its heading. */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target === null) scrollToStart();
    else target.scrollIntoView();
    focusHeading();
  }, [pathname, hash]);
}

function scrollToStart(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, left: 0, behavior: calm ? 'instant' : 'smooth' });
}

/** A field that asked for the focus keeps it. */
function focusHeading(): void {
  const main = document.querySelector('main');
  if (main === null || main.contains(document.activeElement)) return;
  const heading = main.querySelector('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
