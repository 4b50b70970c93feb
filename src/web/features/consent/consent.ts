import { days } from '#domain/kernel/time.ts';
import { createStore } from '#web/ui/store.ts';
import { parseStoredRecord, tryStorage, type StorageLike } from '#web/lib/storage/storage.ts';

/** The visitor's answer; null if not asked yet, or if the answer has expired. */
export type Consent = 'granted' | 'denied' | null;

const KEY = 'analytics-consent';
/** Validity of an answer; afterwards she is asked again. */
const COUNTS_FOR = days(365);

/** Reads a stored answer that is still valid. */
export function readConsent(box: Pick<StorageLike, 'getItem'>, now: number): Consent {
  const { answer, at } = parseStoredRecord(tryStorage(() => box.getItem(KEY)));
  if (typeof at !== 'number' || now - at > COUNTS_FOR) return null;
  return answer === 'granted' || answer === 'denied' ? answer : null;
}

/** A browser with Global Privacy Control has already declined. */
export const refusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const consent = createStore<Consent>(typeof window === 'undefined' ? null : readHere());

/** Stores an answer for this tab and others. */
export function answerConsent(answer: 'granted' | 'denied'): void {
  // If storage is blocked, the answer is valid for this page only.
  tryStorage(() => localStorage.setItem(KEY, JSON.stringify({ answer, at: Date.now() })));
  consent.set(answer);
}

/**
 * Listens for answers given in other tabs.
 * @returns a function that unsubscribes
 */
export function followConsent(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) consent.set(readHere());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** The stored answer; even accessing `localStorage` may throw, hence the wrapper. */
function readHere(): Consent {
  return readConsent({ getItem: (key) => localStorage.getItem(key) }, Date.now());
}
