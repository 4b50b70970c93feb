import { useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { LoginBody } from '#contract/http/identity.ts';
import { countOf } from '#domain/catalogue/selection.ts';
import { checkEmail, checkLoginPassword } from '#domain/identity/checks.ts';
import { gardenSelection } from '#web/entities/selection/selection.ts';
import { describeFailure } from '#web/lib/errors/describe.ts';
import { fieldOf } from '#web/lib/form.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { AuthLink } from './AuthFrame.tsx';
import { HungHead } from './AuthHead.tsx';
import { authCopy } from './copy.vi.ts';
import { EmailField } from './EmailField.tsx';
import { PasskeyEntry } from './PasskeyEntry.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { forgetTyped, useTyped } from './typed.ts';
import * as styles from './auth.module.css';

const copy = authCopy.login;
const TYPED = ['email'] as const;

/** Login (spec §2, Auth screens). The guard of the guest pages then redirects the logged-in user. */
export function LoginForm() {
  const kept = useSyncExternalStore(gardenSelection.subscribe, keptCharms, () => 0);
  const [needsKey, setNeedsKey] = useState(false);
  const verify = useVerification();
  const { form, sending, attributes } = useServerForm<LoginBody>({
    checks: { email: checkEmail, password: checkLoginPassword },
    context: 'login',
    async send(body) {
      await browserSession().login(body);
      forgetTyped();
    },
    async onRefused(error, { email }, { setError }) {
      const { code, message } = error;
      const tellAt = (field: keyof LoginBody, sentence: string) =>
        setError(field, { type: code, message: sentence }, { shouldFocus: true });
      if (code === 'LOGIN_FAILED') tellAt('password', copy.wrong);
      if (code === 'RATE_LIMITED') tellAt('password', describeFailure(error, 'login').message);
      if (code === 'RECOVERY_CODE_WRONG') tellAt('recoveryCode', message);
      if (code === 'PASSKEY_NEEDED') setNeedsKey(true);
      if (code === 'EMAIL_NOT_VERIFIED') await verify(email);
      return TOLD.has(code);
    },
  });
  useTyped(form, TYPED);

  return (
    <>
      <HungHead script={copy.script} title={copy.title} lead={kept > 0 ? copy.leadKept(kept) : copy.lead} />
      <form {...attributes}>
        <EmailField {...fieldOf(form, 'email')} autoComplete="username" />
        <div className="relative">
          <PasswordField
            {...fieldOf(form, 'password')}
            label={authCopy.password}
            icon="lock"
            autoComplete="current-password"
          />
          <AuthLink to="/forgot-password" className="link absolute right-0 -top-1 text-sm">
            {copy.forgot}
          </AuthLink>
        </div>
        {needsKey && <SecondFactor form={form} />}
        <Checkbox {...form.register('remember')} label={copy.remember} />
        <SubmitButton sending={sending} gerund={copy.submitting}>
          {copy.submit}
        </SubmitButton>
      </form>
      <p className={styles.end}>
        {copy.newHere} <AuthLink to="/register">{copy.toRegister}</AuthLink>
      </p>
      <PasskeyEntry remember={() => form.getValues('remember') ?? false} />
    </>
  );
}

/** Second factor for staff with a passkey who log in by password. */
function SecondFactor({ form }: { form: UseFormReturn<LoginBody> }) {
  return (
    <>
      <Banner tone="info">{copy.passkeyNeeded}</Banner>
      <TextField
        {...fieldOf(form, 'recoveryCode')}
        label={copy.recoveryCode}
        icon="lock"
        autoComplete="one-time-code"
        autoCapitalize="characters"
      />
    </>
  );
}

const keptCharms = () => countOf(gardenSelection.get());

/** Errors that the form itself makes visible, so they need no message. */
const TOLD: ReadonlySet<string> = new Set([
  'EMAIL_NOT_VERIFIED',
  'PASSKEY_NEEDED',
  'RATE_LIMITED',
  'RECOVERY_CODE_WRONG',
]);

/** Redirects a customer who has not confirmed her e-mail to the code form. */
function useVerification() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (email: string) => {
    toast(copy.verifyFirst);
    // Few need it, and the page that follows loads it in any case.
    const { expectOtp } = await retryImport(() => import('./pending-otp.ts'));
    expectOtp(email);
    return navigate('/verify-otp', { state: { ...state, email } });
  };
}
