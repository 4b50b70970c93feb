import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { BRACELET_PARAM, CHARM_PARAM } from '#domain/catalogue/paths.ts';
import { ARTICLE_PARAM, LEAFLET_PARAM } from '#domain/content/paths.ts';
import { scrollsInstantly } from '#web/lib/arrival.ts';
import { CUSTOMER_PARAM, isFullPage, SLIP_PARAM } from '#web/lib/paths/admin-pages.ts';
import { PAYMENT_PARAM } from '#web/lib/paths/payment.ts';
import { recordScroll, trackEntry, scrollOffsetOf, restoreScroll } from './scroll-restoration.ts';

/**
 * Sets scroll offset and focus on navigation. On each path change: scrolls to the top-left, smoothly (spec §2), or instantly
 * after placing an order, and focuses the heading. After a reload, back and forward: restores the scroll offset.
 */
export function useArrival(): void {
  const { pathname, search, hash, key, state } = useLocation();
  const navigationType = useNavigationType();
  const page = pageOf(pathname, search);
  const last = useRef<{ page: string; key: string } | null>(null);

  useEffect(recordScroll, []);
  // Runs before paint, so the page never visibly jumps.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { page, key };
    trackEntry(key);
    if (before === null) return wasHere() ? restoreScroll(scrollOffsetOf(key)) : undefined;
    if (before.key === key) return undefined;
    if (before.page !== page) focusHeading();
    if (navigationType === NavigationType.Pop) return restoreScroll(scrollOffsetOf(key));
    if (before.page === page) return undefined;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target === null) scrollToStart(scrollsInstantly(state));
    else target.scrollIntoView();
    return undefined;
  }, [page, hash, key, navigationType, state]);
}

/** Sub-views that count as pages of their own, by the query parameter that names them (decisions, Pages). */
const SUB_VIEWS: Readonly<Record<string, string>> = {
  '/': BRACELET_PARAM,
  '/garden': CHARM_PARAM,
  '/blog': ARTICLE_PARAM,
  '/help': LEAFLET_PARAM,
  '/order': PAYMENT_PARAM,
};

function pageOf(pathname: string, search: string): string {
  if (pathname === '/admin') return deskPageOf(new URLSearchParams(search));
  const param = SUB_VIEWS[pathname];
  const view = param === undefined ? null : new URLSearchParams(search).get(param);
  return view === null ? pathname : `${pathname}/${view}`;
}

/** At the desk the full pages and what opens in a tab's place begin at their top; tabs keep the place of the row that links them. */
function deskPageOf(params: URLSearchParams): string {
  const tab = params.get('tab');
  if (!isFullPage(tab) && !params.has(CUSTOMER_PARAM)) return '/admin';
  return ['/admin', tab, params.get(CUSTOMER_PARAM), params.get(SLIP_PARAM)].join('/');
}

/** Whether the document was loaded by a reload, or by going back from another site. */
function wasHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
}

function scrollToStart(atOnce: boolean): void {
  const calm = atOnce || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, left: 0, behavior: calm ? 'instant' : 'smooth' });
}

/** Focuses the page's heading, unless something inside the page already has the focus. */
function focusHeading(): void {
  const main = document.querySelector('main');
  if (main === null || main.contains(document.activeElement)) return;
  const heading = main.querySelector('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
