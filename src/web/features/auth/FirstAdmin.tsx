import type { FirstAdminBody } from '#contract/http/opening.ts';
import { checkConfirm, checkEmail, checkName, checkPassword } from '#domain/identity/checks.ts';
import { call } from '#web/lib/call.ts';
import { alsoValidates, fieldOf } from '#web/lib/form.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { BongHead } from './AuthHead.tsx';
import { authCopy } from './copy.vi.ts';
import { firstAdminCopy as copy } from './first-admin.vi.ts';
import { SubmitButton } from './SubmitButton.tsx';

type Values = Omit<FirstAdminBody, 'token'> & { confirm: string };

/**
 * Creates the first admin account of a shop through the link shown by its server; afterwards the admin is logged in and
 * redirected to the admin pages.
 */
export default function FirstAdmin({ token }: { token: string }) {
  const { form, sending, attributes } = useServerForm<Values>({
    checks: {
      name: checkName,
      email: checkEmail,
      password: checkPassword,
      confirm: (confirm, { password }) => checkConfirm(password ?? '', confirm),
    },
    context: 'register',
    async send({ name, email, password }) {
      const body: FirstAdminBody = { name, email, password, token };
      await call('POST', '/opening/admin', { body });
      await browserSession().login({ email, password, remember: true });
    },
    onRefused({ code, message }, _, { setError }) {
      if (code === 'EMAIL_TAKEN') setError('email', { type: code, message }, { shouldFocus: true });
      return false;
    },
  });
  return (
    <>
      <BongHead title={copy.title} holds={{ charm: 'chia-khoa' }}>
        <p className="muted">{copy.lead}</p>
      </BongHead>
      <form {...attributes}>
        <TextField {...fieldOf(form, 'name')} label={copy.name} icon="user" autoComplete="name" />
        <TextField
          {...fieldOf(form, 'email')}
          label={authCopy.email}
          icon="mail"
          type="email"
          inputMode="email"
          autoComplete="username"
        />
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
        <SubmitButton sending={sending} gerund={copy.submitting}>
          {copy.submit}
        </SubmitButton>
      </form>
    </>
  );
}
