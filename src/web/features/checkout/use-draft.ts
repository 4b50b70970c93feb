import { useMemo } from 'react';
import type { User } from '#contract/http/identity.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { openingForm, resumedForm, type CheckoutForm } from './checkout-form.ts';
import { createTabStorage, readRecord } from '#web/lib/storage/tab-storage.ts';

/** What was filled in: it outlives a reload, a look into the cart and a login that ended meanwhile. */
export function useDraft(user: User) {
  return useMemo(() => {
    const kept = createTabStorage(personalKey(user.id, 'checkout.draft'), () => window.sessionStorage);
    return {
      form: resumedForm(openingForm(user), readRecord(kept)),
      keep: (form: CheckoutForm) => kept.write(JSON.stringify(form)),
      forget: () => kept.write(null),
    };
    // What the profile says later does not write into an open form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [user.id]);
}
export type Draft = ReturnType<typeof useDraft>;
