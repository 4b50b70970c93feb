import { useState, useSyncExternalStore } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { LoginBody } from '#contract/http/identity.ts';
import { countOf } from '#domain/catalogue/selection.ts';
import { checkEmail, checkLoginPassword } from '#domain/identity/checks.ts';
import { gardenSelection } from '#web/entities/selection/selection.ts';
import { ApiError } from '#web/lib/api.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { checkedBy, fieldOf } from '#web/lib/form.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { AuthLink } from './AuthFrame.tsx';
import { HungHead } from './AuthHead.tsx';
import { authCopy } from './copy.vi.ts';
import { expectOtp } from './pending-otp.ts';
import { PasskeyEntry } from './PasskeyEntry.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import * as styles from './auth.module.css';

const copy = authCopy.login;

/** Login (spec §2, Auth screens). Who is logged in then is led on by the guard of the guest pages. */
export function LoginForm() {
  const kept = useSyncExternalStore(gardenSelection.subscribe, keptCharms, () => 0);
  const form = useForm<LoginBody>({
    mode: 'onTouched',
    resolver: checkedBy({ email: checkEmail, password: checkLoginPassword }),
  });
  const { isSubmitting } = form.formState;
  const [needsKey, setNeedsKey] = useState(false);
  const tellFailure = useFailureTeller(form.setError, () => setNeedsKey(true));
  const submit = form.handleSubmit((body) =>
    browserSession()
      .login(body)
      .catch((error: unknown) => tellFailure(error, body)),
  );

  return (
    <>
      <HungHead script={copy.script} title={copy.title} lead={kept > 0 ? copy.leadKept(kept) : copy.lead} />
      <form method="post" noValidate onSubmit={(event) => inBackground(submit(event))}>
        <TextField
          {...fieldOf(form, 'email')}
          label={authCopy.email}
          icon="mail"
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <div className="relative">
          <PasswordField
            {...fieldOf(form, 'password')}
            label={authCopy.password}
            icon="lock"
            autoComplete="current-password"
          />
          <AuthLink to="/forgot-password" className="link absolute right-0 -top-1.5 text-sm">
            {copy.forgot}
          </AuthLink>
        </div>
        {needsKey && <SecondFactor form={form} />}
        <Checkbox {...form.register('remember')} label={copy.remember} />
        <SubmitButton sending={isSubmitting} gerund={copy.submitting}>
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

/** Staff who have a passkey, and sign in by their password. */
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

type SetError = ReturnType<typeof useForm<LoginBody>>['setError'];

function useFailureTeller(setError: SetError, onKeyNeeded: () => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (error: unknown, { email }: LoginBody) => {
    if (error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED') {
      expectOtp(email);
      toast(copy.verifyFirst);
      await navigate('/verify-otp', { state: { ...state, email } });
      return;
    }
    if (error instanceof ApiError && error.code === 'PASSKEY_NEEDED') return onKeyNeeded();
    if (error instanceof ApiError && error.code === 'RECOVERY_CODE_WRONG') {
      setError('recoveryCode', { type: error.code, message: error.message }, { shouldFocus: true });
      return;
    }
    if (error instanceof ApiError && error.code === 'LOGIN_FAILED') {
      setError('password', { type: error.code, message: copy.wrong }, { shouldFocus: true });
    }
    showError(error, 'login');
  };
}
