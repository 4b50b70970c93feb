import * as styles from './charm-card.module.css';

/** Marks the landing place of a flying charm: the next free place on the bar's cord. */
export const LANDING = 'data-next-charm';

/** Maximum number in flight at once (look §10); further ones just appear. */
const MOST_AT_ONCE = 6;
const FLIGHT = 450;
const SPRING = 'cubic-bezier(.3, .9, .35, 1.08)';

let flying = 0;

/**
 * Animates a copy of a picture along a curve to the cord in the bar (look, Motion). Purely decorative: nothing waits for it, and
 * it is skipped with reduced motion.
 */
export function flyToCord(picture: HTMLImageElement | null | undefined): void {
  const landing = document.querySelector(`[${LANDING}]`);
  if (!picture || !landing || flying >= MOST_AT_ONCE || prefersLessMotion()) return;
  const from = picture.getBoundingClientRect();
  const to = landing.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return;

  const copy = picture.cloneNode() as HTMLImageElement;
  copy.removeAttribute('id');
  copy.alt = '';
  copy.setAttribute('aria-hidden', 'true');
  copy.className = styles.flying;
  Object.assign(copy.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.body.append(copy);

  const across = to.left + to.width / 2 - (from.left + from.width / 2);
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  const shrunk = Math.max(to.width, 20) / from.width;
  flying += 1;
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${across * 0.35}px, ${down * 0.75}px) scale(${(1 + shrunk) / 2})`,
        offset: 0.5,
      },
      { transform: `translate(${across}px, ${down}px) scale(${shrunk})`, opacity: 0.9 },
    ],
    { duration: FLIGHT, easing: SPRING, fill: 'forwards' },
  );
  const land = () => {
    flying -= 1;
    copy.remove();
  };
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', land);
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
