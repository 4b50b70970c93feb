/** Names of the things that the builder brings the keyboard to. */
export const BRACELET_NAME_ID = 'bracelet-name';
export const STRINGS_ID = 'builder-strings';
export const CHARMS_ID = 'builder-charms';
export const slotId = (slot: number): string => `slot-${slot}`;

/** Focuses an element once it stands on the page: a panel may have to open first. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    const control =
      element?.querySelector<HTMLElement>('[aria-pressed="true"], button:not(:disabled)') ?? element;
    (element?.matches('button, input') ? element : control)?.focus();
  });
}

/** A click that came from Enter or Space, not from a pointer. */
export const byKeyboard = (event: { detail: number }): boolean => event.detail === 0;

export const prefersLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
