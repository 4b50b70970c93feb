/**
 * Where what is focused in a part of the profile disappears, its heading gets the focus.
 * @param id of the heading
 */
export function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  const { activeElement } = document;
  if (activeElement === document.body || heading?.closest('section')?.contains(activeElement))
    heading?.focus({ preventScroll: true });
}
