import type { UseFormReturn } from 'react-hook-form';
import type { RegisterBody } from '#contract/http/identity.ts';
import { checkConfirm, checkEmail, checkName, checkPassword } from '#domain/identity/checks.ts';
import { alsoValidates, fieldOf } from '#web/lib/form.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { authCopy } from './copy.vi.ts';
import { EmailField } from './EmailField.tsx';

type Values = RegisterBody & { confirm: string };

/** The form of a new account: a customer's, or the first admin's. */
export function useNewAccount(send: (account: RegisterBody) => Promise<void>) {
  return useServerForm<Values>({
    checks: {
      name: checkName,
      email: checkEmail,
      password: checkPassword,
      confirm: (confirm, { password }) => checkConfirm(password ?? '', confirm),
    },
    context: 'register',
    send: ({ name, email, password }) => send({ name, email, password }),
    onRefused({ code, message }, _, { setError }) {
      if (code === 'EMAIL_TAKEN') setError('email', { type: code, message }, { shouldFocus: true });
      return false;
    },
  });
}

interface AccountFieldsProps {
  form: UseFormReturn<Values>;
  name: string;
  /** what a password manager fills in as the e-mail */
  email: 'email' | 'username';
}

export function AccountFields({ form, name, email }: AccountFieldsProps) {
  return (
    <>
      <TextField {...fieldOf(form, 'name')} label={name} icon="user" autoComplete="name" />
      <EmailField {...fieldOf(form, 'email')} autoComplete={email} />
      <PasswordField
        {...fieldOf(form, 'password', alsoValidates(form, 'confirm'))}
        label={authCopy.password}
        icon="lock"
        autoComplete="new-password"
        hint={authCopy.register.passwordHint}
      />
      <PasswordField
        {...fieldOf(form, 'confirm')}
        label={authCopy.confirm}
        icon="lock"
        autoComplete="new-password"
      />
    </>
  );
}
