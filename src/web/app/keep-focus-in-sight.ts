/**
 * Whoever goes on by Tab sees all of what she came to, also where a row goes on beside the screen or a bar lies over its end.
 * Browsers leave alone what is seen in part.
 */
export function keepFocusInSight(): void {
  addEventListener('keyup', ({ key }) => {
    const focused = key === 'Tab' ? document.activeElement : null;
    if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
