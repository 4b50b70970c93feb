import { PHONE } from '#web/lib/hooks/use-media.ts';
import { prefersLessMotion } from '#web/lib/less-motion.ts';

/** Ids of the elements that the builder moves focus to. */
export const BRACELET_NAME_ID = 'bracelet-name';
export const STRINGS_ID = 'builder-strings';
export const CHARMS_ID = 'builder-charms';
export const NAME_BUTTON_ID = 'builder-name-button';
export const NAME_FIELD_ID = 'builder-name-letters';
export const slotId = (slot: number): string => `slot-${slot}`;

/**
 * Focuses an element in the next frame: its panel may have to open first.
 * @param within selector of the descendant to focus; the element itself if omitted
 */
export function focusSoon(id: string, within?: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    const target = within === undefined ? element : element?.querySelector<HTMLElement>(within);
    target?.focus();
  });
}

/** Whether a click came from Enter or Space, not from a pointer. */
export const byKeyboard = (event: { detail: number }): boolean => event.detail === 0;

/** Scrolls to the ring on phones, where the sheet may cover it. */
export function showRing(): void {
  if (!window.matchMedia(PHONE).matches || window.scrollY === 0) return;
  window.scrollTo({ top: 0, behavior: prefersLessMotion() ? 'instant' : 'smooth' });
}
