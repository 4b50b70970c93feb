import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ARTICLE_PARAM, LEAFLET_PARAM } from '#domain/content/paths.ts';

/** On each path change: the page scrolls smoothly to its top-left (spec §2), and the keyboard starts at its heading. */
export function useArrival(): void {
  const { pathname, search, hash } = useLocation();
  const page = pageOf(pathname, search);
  const last = useRef(page);

  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target === null) scrollToStart();
    else target.scrollIntoView();
    focusHeading();
  }, [page, hash]);
}

/** Sub-views that are read as pages of their own, by the parameter that names them (decisions, Pages). */
const SUB_VIEWS: Readonly<Record<string, string>> = { '/blog': ARTICLE_PARAM, '/help': LEAFLET_PARAM };

function pageOf(pathname: string, search: string): string {
  const param = SUB_VIEWS[pathname];
  const view = param === undefined ? null : new URLSearchParams(search).get(param);
  return view === null ? pathname : `${pathname}/${view}`;
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
