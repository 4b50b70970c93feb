import type { SavedAddress, UpdateProfileBody, User } from '#contract/http/identity.ts';
import { checkConfirm, checkEmail, checkName, checkNewPassword, tidyEmail } from '#domain/identity/checks.ts';
import type { Gender } from '#domain/identity/roles.ts';
import { issue } from '#domain/kernel/issue.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import type { FieldChecks } from '#web/lib/form.ts';
import { accountCopy as copy } from './copy.vi.ts';

/** Values of the profile form. An empty string means not given. */
export type ProfileValues = {
  name: string;
  email: string;
  gender: Gender | '';
  addresses: SavedAddress[];
  currentPassword: string;
  password: string;
  confirm: string;
};

export function profileValues({ name, email, gender, addresses }: User): ProfileValues {
  return { name, email, gender: gender ?? '', addresses, currentPassword: '', password: '', confirm: '' };
}

/** A new e-mail or password requires the current password (as on the server). */
export function needsCurrentPassword(
  user: User,
  { email, password }: Pick<ProfileValues, 'email' | 'password'>,
): boolean {
  return password !== '' || tidyEmail(email) !== user.email;
}

export function profileChecks(user: User): FieldChecks<ProfileValues> {
  return {
    name: checkName,
    email: checkEmail,
    currentPassword: (current, values) =>
      current === '' && needsCurrentPassword(user, values)
        ? issue('required', copy.password.currentMissing)
        : null,
    password: (password) => (password === '' ? null : checkNewPassword(password)),
    confirm: (confirm, { password }) =>
      password === '' && confirm === '' ? null : checkConfirm(password, confirm),
  };
}

/** Request body with the changed fields only: PUT /users/me/profile leaves others unchanged. */
export function profileChange(user: User, values: ProfileValues): UpdateProfileBody {
  const { name, email, gender, addresses, currentPassword, password } = values;
  return {
    ...(tidyLine(name) !== user.name && { name }),
    ...(tidyEmail(email) !== user.email && { email }),
    ...((gender === '' ? null : gender) !== user.gender && { gender: gender === '' ? null : gender }),
    ...(JSON.stringify(addresses) !== JSON.stringify(user.addresses) && { addresses }),
    ...(password !== '' && { password }),
    ...(needsCurrentPassword(user, values) && { currentPassword }),
  };
}
