import { useEffect, useMemo, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { User } from '#contract/http/identity.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { createTabStorage, readRecord } from '#web/lib/storage/tab-storage.ts';
import { followProfile } from './follow-profile.ts';
import { profileValues, type ProfileValues } from './profile-values.ts';

/** What may lie in the tab's storage: no password. */
type Kept = Pick<ProfileValues, 'name' | 'email' | 'gender' | 'addresses'>;
/** What was typed, and what it was changed from. */
type Unsent = { values: Kept; base: Kept };

/**
 * Keeps what was typed and not saved in the tab's storage, so that it is there again after a reload, and after a session that
 * ended meanwhile. Who leaves the page otherwise has been asked, and discards it.
 * @param shown the profile that the form was filled with
 */
export function useUnsentProfile(
  form: UseFormReturn<ProfileValues>,
  user: User,
  shown: RefObject<User>,
): void {
  const { id } = user;
  const kept = useMemo(
    () => createTabStorage(personalKey(id, 'unsent.profile'), () => window.sessionStorage),
    [id],
  );
  useEffect(() => {
    const unsent = unsentIn(readRecord(kept));
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback({ values }) {
        const now: Unsent = {
          values: withoutSecrets(values),
          base: withoutSecrets(profileValues(shown.current)),
        };
        kept.write(isSame(now.values, now.base) ? null : JSON.stringify(now));
      },
    });
    if (unsent !== null) {
      const whole = profileValues(shown.current);
      form.reset({ ...whole, ...unsent.values });
      followProfile(form, { ...whole, ...unsent.base }, shown.current);
    }
    return () => {
      unsubscribe();
      if (browserSession().state().user?.id === id) kept.write(null);
    };
  }, [form, id, kept, shown]);
}

const withoutSecrets = ({ name, email, gender, addresses }: ProfileValues): Kept => ({
  name,
  email,
  gender,
  addresses,
});

const isSame = (one: Kept, other: Kept) => JSON.stringify(one) === JSON.stringify(other);

function unsentIn(record: Record<string, unknown> | null): Unsent | null {
  const { values, base } = (record ?? {}) as Partial<Unsent>;
  return isKept(values) && isKept(base) ? { values, base } : null;
}

function isKept(value: Partial<Kept> | undefined): value is Kept {
  return (
    typeof value?.name === 'string' &&
    typeof value.email === 'string' &&
    typeof value.gender === 'string' &&
    Array.isArray(value.addresses)
  );
}
