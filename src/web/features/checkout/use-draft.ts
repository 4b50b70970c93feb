import { useMemo } from 'react';
import type { User } from '#contract/http/identity.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { changedIn, openingForm, resumedForm, type CheckoutForm } from './checkout-form.ts';
import { createTabStorage, readRecord } from '#web/lib/storage/tab-storage.ts';

/**
 * The draft of the form, in sessionStorage: it survives a reload, a visit to the cart and an expired login. Only what she changed is
 * in it: after a visit to her profile the form has the address that she corrected there.
 */
export function useDraft(user: User) {
  return useMemo(() => {
    const kept = createTabStorage(personalKey(user.id, 'checkout.draft'), () => window.sessionStorage);
    const opening = openingForm(user);
    return {
      form: resumedForm(opening, readRecord(kept)),
      keep(form: CheckoutForm): void {
        const changed = changedIn(form, opening);
        kept.write(changed && JSON.stringify(changed));
      },
      forget: () => kept.write(null),
    };
    // Later profile updates must not overwrite an open form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [user.id]);
}
export type Draft = ReturnType<typeof useDraft>;
