import { tryStorage } from '#web/lib/storage/storage.ts';
import { createStore } from '#web/ui/store.ts';

const NAME = 'desk-letters';

/** Whether single-letter shortcuts are active; on until turned off in this browser. */
export const letters = createStore(true);

/** Reads the stored setting. */
export function readLetters(): void {
  letters.set(tryStorage(() => localStorage.getItem(NAME)) !== 'off');
}

export function turnLetters(on: boolean): void {
  tryStorage(() => localStorage.setItem(NAME, on ? 'on' : 'off'));
  letters.set(on);
}
