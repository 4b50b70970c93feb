import type { KeepStateOptions, UseFormReturn } from 'react-hook-form';
import type { User } from '#contract/http/identity.ts';
import { withSavedElsewhere } from './address-list.ts';
import { profileValues, type ProfileValues } from './profile-values.ts';

const FIELDS = ['name', 'email', 'gender', 'addresses', 'currentPassword', 'password', 'confirm'] as const;

/**
 * Fills the form with a newer profile, and keeps what was changed in the form. The profile may be newer because it was saved on
 * another device: without this, saving one field would bring the old values of all others back.
 * @param base what the form's values were changed from
 * @param keep what else of the form stays
 */
export function followProfile(
  form: UseFormReturn<ProfileValues>,
  base: ProfileValues,
  user: User,
  keep: KeepStateOptions = {},
): void {
  const now = form.getValues();
  const next = profileValues(user);
  const isChanged = (name: keyof ProfileValues) => JSON.stringify(now[name]) !== JSON.stringify(base[name]);
  form.reset(next, keep);
  for (const name of FIELDS.filter(isChanged)) {
    const value =
      name === 'addresses' ? withSavedElsewhere(now.addresses, base.addresses, next.addresses) : now[name];
    form.setValue(name, value, { shouldDirty: true });
  }
}
