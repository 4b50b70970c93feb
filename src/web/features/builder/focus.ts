import { PHONE } from '#web/lib/hooks/use-media.ts';
import { prefersLessMotion } from '#web/lib/less-motion.ts';

/** Names of the things that the builder brings the keyboard to. */
export const BRACELET_NAME_ID = 'bracelet-name';
export const STRINGS_ID = 'builder-strings';
export const CHARMS_ID = 'builder-charms';
export const NAME_BUTTON_ID = 'builder-name-button';
export const NAME_FIELD_ID = 'builder-name-letters';
export const slotId = (slot: number): string => `slot-${slot}`;

/**
 * Focuses an element once it stands on the page: a panel may have to open first.
 * @param within what takes the focus inside it; the element itself unless told
 */
export function focusSoon(id: string, within?: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    const target = within === undefined ? element : element?.querySelector<HTMLElement>(within);
    target?.focus();
  });
}

/** A click that came from Enter or Space, not from a pointer. */
export const byKeyboard = (event: { detail: number }): boolean => event.detail === 0;

/** On the phone the sheet may cover the ring: what happens there should be seen. */
export function showRing(): void {
  if (!window.matchMedia(PHONE).matches || window.scrollY === 0) return;
  window.scrollTo({ top: 0, behavior: prefersLessMotion() ? 'instant' : 'smooth' });
}
