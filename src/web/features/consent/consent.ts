import { days } from '#domain/kernel/time.ts';
import { createStore } from '#web/ui/store.ts';
import { parseStoredRecord, tryStorage, type StorageLike } from '#web/lib/storage/storage.ts';

/** What somebody answered when she was asked whether her visits may be counted; null: not asked yet, or long ago. */
export type Consent = 'granted' | 'denied' | null;

const KEY = 'analytics-consent';
/** After that she is asked again. */
const COUNTS_FOR = days(365);

/** Reads an answer that still counts. */
export function readConsent(box: Pick<StorageLike, 'getItem'>, now: number): Consent {
  const { answer, at } = parseStoredRecord(tryStorage(() => box.getItem(KEY)));
  if (typeof at !== 'number' || now - at > COUNTS_FOR) return null;
  return answer === 'granted' || answer === 'denied' ? answer : null;
}

/** A browser that says beforehand not to be followed (Global Privacy Control) has answered. */
export const refusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const consent = createStore<Consent>(typeof window === 'undefined' ? null : readHere());

/** Remembers an answer, here and in the other tabs. */
export function answerConsent(answer: 'granted' | 'denied'): void {
  // Where storage is refused the answer counts for this page.
  tryStorage(() => localStorage.setItem(KEY, JSON.stringify({ answer, at: Date.now() })));
  consent.set(answer);
}

/** Hears of answers that were given in other tabs. @returns a function that stops hearing */
export function followConsent(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) consent.set(readHere());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** What this browser keeps; naming its storage may fail already. */
function readHere(): Consent {
  return readConsent({ getItem: (key) => localStorage.getItem(key) }, Date.now());
}
