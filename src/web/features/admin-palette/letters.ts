import { tryStorage } from '#web/lib/storage/storage.ts';
import { createStore } from '#web/ui/store.ts';

const NAME = 'desk-letters';

/** Whether keys of one letter do something; on until somebody turns them off in this browser. */
export const letters = createStore(true);

/** Reads what this browser keeps. */
export function readLetters(): void {
  letters.set(tryStorage(() => localStorage.getItem(NAME)) !== 'off');
}

export function turnLetters(on: boolean): void {
  tryStorage(() => localStorage.setItem(NAME, on ? 'on' : 'off'));
  letters.set(on);
}
