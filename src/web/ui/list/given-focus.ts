/** The element that got the focus because the one before it disappeared, as long as it has it. */
let given: Element | null = null;

/** Focuses an element that the user did not choose, in place of one that disappeared. */
export function giveFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) return;
  given = element;
  // Who uses a pointer looks at what she pressed.
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
  element.addEventListener('blur', takeFocus, { once: true });
}

/** Whether an element has the focus without having been chosen by the user. */
export const isGiven = (element: Element | null): boolean => element !== null && element === given;

/** From now on the focus counts as chosen. */
export function takeFocus(): void {
  given = null;
}
