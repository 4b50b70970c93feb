import { useMemo, useState } from 'react';
import { personalKey } from '../session/stored.ts';
import { useUser } from '../session/use-session.ts';
import { readRecord, createTabStorage } from './tab-storage.ts';

/**
 * What the logged-in user is writing and has not sent. It is kept in the tab's storage: it survives a window that was closed by
 * accident, a reload, and a phone that discards the tab; not a logout.
 * @param name unique in the shop
 * @param isWhole whether a stored value is one: an older version of the shop may have written it
 * @returns the value, null when there is none, and its setter; null removes it
 */
export function useUnsent<Value extends object>(name: string, isWhole: (value: Partial<Value>) => boolean) {
  const userId = useUser()?.id ?? '';
  const kept = useMemo(
    () => createTabStorage(personalKey(userId, `unsent.${name}`), () => window.sessionStorage),
    [userId, name],
  );
  const [value, setValue] = useState<Value | null>(() => {
    const stored = readRecord(kept) as Partial<Value> | null;
    return stored !== null && isWhole(stored) ? (stored as Value) : null;
  });
  const set = (next: Value | null) => {
    setValue(next);
    kept.write(next && JSON.stringify(next));
  };
  return [value, set] as const;
}
