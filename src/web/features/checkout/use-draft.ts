import { useMemo } from 'react';
import type { User } from '#contract/http/identity.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { openingForm, resumedForm, type CheckoutForm } from './checkout-form.ts';
import { createTabStorage, readRecord } from '#web/lib/storage/tab-storage.ts';

/** The draft of the form, in sessionStorage: it survives a reload, a visit to the cart and an expired login. */
export function useDraft(user: User) {
  return useMemo(() => {
    const kept = createTabStorage(personalKey(user.id, 'checkout.draft'), () => window.sessionStorage);
    return {
      form: resumedForm(openingForm(user), readRecord(kept)),
      keep: (form: CheckoutForm) => kept.write(JSON.stringify(form)),
      forget: () => kept.write(null),
    };
    // Later profile updates must not overwrite an open form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [user.id]);
}
export type Draft = ReturnType<typeof useDraft>;
