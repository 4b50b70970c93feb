import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { seconds } from '#domain/kernel/time.ts';

/** spec §9, Display: one turn every 4 s, one move in 300 ms. */
const TURN_EVERY = seconds(4);
const LOCK = 300;
/** Embla's scroll duration setting (not ms); settles within the lock. */
const PACE = 13;

type Carousel = NonNullable<UseEmblaCarouselType[1]>;

/**
 * A carousel of `total` items that advances automatically, wraps around, and pauses on hover or keyboard focus (spec §2, Home
 * carousel).
 */
export function useCarousel(total: number) {
  const calm = useMedia('(prefers-reduced-motion: reduce)', true);
  const [viewport, api] = useEmblaCarousel({
    loop: true,
    align: 'start',
    slidesToScroll: 'auto',
    duration: calm ? 0 : PACE,
    inViewThreshold: 0.6,
  });
  const perView = usePerView();
  const pages = Math.ceil(total / perView);
  const [page, setPage] = useState(0);
  const [inView, setInView] = useState<readonly number[] | null>(null);

  useEffect(() => {
    if (!api) return;
    const read = () => setPage(api.selectedScrollSnap());
    const see = () => setInView(api.slidesInView());
    // The first slidesInView event may have fired before the listener was attached.
    if (api.slidesInView().length > 0) see();
    api.on('select', read).on('reInit', read).on('slidesInView', see);
    goOnWhereLeft(api);
    return () => {
      api.off('select', read).off('reInit', read).off('slidesInView', see);
    };
  }, [api]);

  const lockedUntil = useRef(0);
  const move = useCallback(
    (how: (embla: NonNullable<typeof api>) => void) => {
      const now = performance.now();
      if (!api || now < lockedUntil.current) return;
      lockedUntil.current = now + LOCK;
      how(api);
    },
    [api],
  );
  const next = useCallback(() => move((embla) => embla.scrollNext(calm)), [move, calm]);
  const turning = useAutoplay(next, pages > 1 && !calm);

  return {
    viewport,
    ready: api !== undefined,
    pages,
    page: Math.min(page, pages - 1),
    /** before the first measurement every item counts as seen */
    isSeen: (index: number) => inView === null || inView.includes(index),
    next,
    previous: () => move((embla) => embla.scrollPrev(calm)),
    goTo: (to: number) => move((embla) => embla.scrollTo(to, calm)),
    ...turning,
  };
}

/** Before hydration the carousel is a scrolling row: it continues from where the user scrolled that to. */
function goOnWhereLeft(api: Carousel): void {
  const row = api.rootNode();
  const shown = Math.round((row.scrollLeft / row.scrollWidth) * api.slideNodes().length);
  row.scrollLeft = 0;
  const snap = api.internalEngine().slideRegistry.findIndex((slides) => slides.includes(shown));
  if (snap > 0) api.scrollTo(snap, true);
}

/** Advances unless the pointer is over it, the keyboard focus is in it, or the user stopped it. */
function useAutoplay(next: () => void, possible: boolean) {
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const turns = possible && !stopped && !hovered && !focused;

  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => document.hidden || next(), TURN_EVERY);
    return () => clearInterval(timer);
  }, [turns, next]);

  return {
    /** whether autoplay is available, so that a stop button makes sense */
    canTurn: possible,
    stopped,
    toggle: () => setStopped(!stopped),
    /** props for the element that contains the row and its controls */
    holds: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: { target: Element }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

/** Items per view: 4 from 1024 px, 2 from 768 px, else 1 (spec §2, Home carousel). */
function usePerView(): number {
  const wide = useMedia('(width >= 64rem)', true);
  const middle = useMedia('(width >= 48rem)', true);
  if (wide) return 4;
  return middle ? 2 : 1;
}

/** Matches a media query; the server render uses `onServer`. */
function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
