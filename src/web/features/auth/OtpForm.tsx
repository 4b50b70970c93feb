import { useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { OtpSent } from '#contract/http/identity.ts';
import { seconds } from '#domain/kernel/time.ts';
import { ResendCode } from '#web/entities/account/ResendCode.tsx';
import { useCodeEntry } from '#web/entities/account/use-code-entry.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { isRefused } from '#web/lib/errors/is-answered.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { useCountdown } from '#web/lib/hooks/use-countdown.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { OtpField } from '#web/ui/fields/OtpField.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { AuthLink } from './AuthFrame.tsx';
import { BongHead } from './AuthHead.tsx';
import { EmailText } from './EmailText.tsx';
import { authCopy } from './copy.vi.ts';
import { expectOtp, findPendingOtp, forgetPendingOtp, type PendingOtp } from './pending-otp.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { forgetTyped } from './typed.ts';
import * as styles from './auth.module.css';

const copy = authCopy.otp;

/** Form for the code from the mail (spec §2, OTP). Without a pending e-mail it redirects to /register. */
export function OtpForm() {
  const { state } = useLocation();
  const hydrated = useHydrated();
  const [pending] = useState(() => (typeof window === 'undefined' ? null : findPendingOtp(state)));
  // The server cannot know it, so the first paint is the same for everybody.
  if (!hydrated) return <Head email={null} />;
  if (pending === null) return <Navigate to="/register" replace state={state} />;
  return (
    <>
      <Head email={pending.email} />
      <CodeForm email={pending.email} />
      <Resend {...pending} />
    </>
  );
}

function Head({ email }: { email: string | null }) {
  return (
    <BongHead title={copy.title} holds={{ pose: 'envelope' }} tint="animal">
      <p className="muted">
        {copy.sentTo}
        <EmailText email={email ?? '\u00a0'} />
      </p>
    </BongHead>
  );
}

function CodeForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  /** The code whose response was lost: if it arrived, it is refused the second time. */
  const lost = useRef<string | null>(null);
  const { field, busy, isWhole, onSubmit } = useCodeEntry(async (otp) => {
    try {
      await browserSession().verifyOtp({ email, otp });
      forgetPendingOtp();
      forgetTyped();
      return null;
    } catch (error) {
      if (lost.current === otp && error instanceof ApiError && error.code === 'OTP_INVALID') {
        toast({
          type: 'info',
          ...copy.perhapsDone,
          action: { label: authCopy.login.submit, to: '/login' },
        });
        return copy.perhapsDone.message;
      }
      if (!isRefused(error)) lost.current = otp;
      showError(error, 'verifyOtp');
      if (!(error instanceof ApiError)) return null;
      if (error.code === 'REGISTRATION_REPLACED') {
        forgetPendingOtp();
        inBackground(navigate('/register', { state }));
      }
      return error.code.startsWith('OTP_') ? error.message : null;
    }
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <OtpField
        {...field}
        label={copy.label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do on this page
        autoFocus
      />
      <p className="hint text-center">{copy.lifetime}</p>
      <SubmitButton sending={busy} gerund={copy.submitting} disabled={!isWhole}>
        {copy.submit}
      </SubmitButton>
    </form>
  );
}

function Resend(pending: PendingOtp) {
  const { email } = pending;
  const [{ resendAt, isLate }, setSent] = useState(pending);
  const left = useCountdown(resendAt);

  const resend = async () => {
    const pressed = expectOtp(email, { isLate });
    setSent(pressed);
    try {
      const sent = await call<OtpSent>('POST', '/auth/resend-otp', { body: { email } });
      setSent(expectOtp(email, { wait: pressed.resendAt - Date.now(), isLate: sent.isLate }));
      if (!sent.isLate) toast(notices.otpResent);
    } catch (error) {
      const wait = error instanceof ApiError && error.retryAfter !== null ? seconds(error.retryAfter) : 0;
      setSent(expectOtp(email, { wait, isLate }));
      showError(error, 'resendOtp');
    }
  };

  return (
    <div className={styles.end}>
      <p>
        <ResendCode copy={copy} left={left} isLate={isLate} onResend={resend} />
      </p>
      <p className="mt-2">
        <AuthLink to="/register">{copy.backToRegister}</AuthLink>
      </p>
    </div>
  );
}
