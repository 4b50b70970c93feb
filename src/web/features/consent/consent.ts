import { days } from '#domain/kernel/time.ts';
import { createStore } from '#web/ui/store.ts';

/** What somebody answered when she was asked whether her visits may be counted; null: not asked yet, or long ago. */
export type Consent = 'granted' | 'denied' | null;

const KEY = 'analytics-consent';
/** After that she is asked again. */
const COUNTS_FOR = days(365);

type StorageLike = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads an answer that still counts. */
export function readConsent(box: Pick<StorageLike, 'getItem'>, now: number): Consent {
  try {
    const { answer, at } = JSON.parse(box.getItem(KEY) ?? '{}') as { answer?: unknown; at?: unknown };
    if (typeof at !== 'number' || now - at > COUNTS_FOR) return null;
    return answer === 'granted' || answer === 'denied' ? answer : null;
  } catch {
    return null;
  }
}

/** A browser that says beforehand not to be followed (Global Privacy Control) has answered. */
export const refusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const consent = createStore<Consent>(
  typeof window === 'undefined' ? null : readConsent(quietBox(), Date.now()),
);

/** Remembers an answer, here and in the other tabs. */
export function answerConsent(answer: 'granted' | 'denied'): void {
  quietBox().setItem(KEY, JSON.stringify({ answer, at: Date.now() }));
  consent.set(answer);
}

/** Hears of answers that were given in other tabs. @returns a function that stops hearing */
export function followConsent(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) consent.set(readConsent(quietBox(), Date.now()));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Storage that a browser may refuse: then the answer counts for this page. */
function quietBox(): StorageLike {
  const quietly = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => quietly(() => localStorage.getItem(key)),
    setItem: (key, text) => void quietly(() => localStorage.setItem(key, text)),
  };
}
