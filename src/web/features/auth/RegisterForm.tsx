import { useLocation, useNavigate } from 'react-router';
import type { OtpSent, RegisterBody } from '#contract/http/identity.ts';
import { checkConfirm, checkEmail, checkName, checkPassword } from '#domain/identity/checks.ts';
import { call } from '#web/lib/call.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { alsoValidates, fieldOf } from '#web/lib/form.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { theShop } from '#web/lib/the-shop.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { AuthLink } from './AuthFrame.tsx';
import { HungHead } from './AuthHead.tsx';
import { authCopy } from './copy.vi.ts';
import { expectOtp } from './pending-otp.ts';
import { SubmitButton } from './SubmitButton.tsx';
import * as styles from './auth.module.css';

const copy = authCopy.register;

type Values = RegisterBody & { confirm: string };

/** Registration (spec §2, Auth screens), followed by a code by mail. */
export function RegisterForm() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { form, sending, attributes } = useServerForm<Values>({
    checks: {
      name: checkName,
      email: checkEmail,
      password: checkPassword,
      confirm: (confirm, { password }) => checkConfirm(password ?? '', confirm),
    },
    context: 'register',
    async send({ name, email, password }) {
      const body: RegisterBody = { name, email, password };
      const sent = await call<OtpSent>('POST', '/auth/register', { body });
      toast(notices.registered);
      expectOtp(sent.email);
      await navigate('/verify-otp', { state: { ...state, email: sent.email } });
    },
    onRefused({ code, message }, _, { setError }) {
      if (code === 'EMAIL_TAKEN') setError('email', { type: code, message }, { shouldFocus: true });
      return false;
    },
  });

  return (
    <>
      <HungHead title={copy.title} lead={copy.lead} />
      {!theShop().canMail && <Banner tone="warning">{copy.closed}</Banner>}
      <form {...attributes}>
        <TextField {...fieldOf(form, 'name')} label={copy.name} icon="user" autoComplete="name" />
        <TextField
          {...fieldOf(form, 'email')}
          label={authCopy.email}
          icon="mail"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PasswordField
          {...fieldOf(form, 'password', alsoValidates(form, 'confirm'))}
          label={authCopy.password}
          icon="lock"
          autoComplete="new-password"
          hint={copy.passwordHint}
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
      <p className={styles.end}>
        {copy.already} <AuthLink to="/login">{copy.toLogin}</AuthLink>
      </p>
    </>
  );
}
