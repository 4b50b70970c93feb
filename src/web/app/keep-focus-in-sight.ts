/**
 * Scrolls what Tab focuses fully into view, also inside a horizontally scrolling row or under a bar. Browsers do not scroll to
 * elements that are partly visible.
 */
export function keepFocusInSight(): void {
  addEventListener('keyup', ({ key }) => {
    const focused = key === 'Tab' ? document.activeElement : null;
    if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
