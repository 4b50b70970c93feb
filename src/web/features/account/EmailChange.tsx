import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { OtpSent, User } from '#contract/http/identity.ts';
import { seconds } from '#domain/kernel/time.ts';
import { ResendCode } from '#web/entities/account/ResendCode.tsx';
import { useCodeEntry } from '#web/entities/account/use-code-entry.ts';
import { ApiError, read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { useCountdown } from '#web/lib/hooks/use-countdown.ts';
import { deviceTime } from '#web/lib/server-time.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { OtpField } from '#web/ui/fields/OtpField.tsx';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { accountCopy } from './copy.vi.ts';
import * as styles from './account.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

const copy = accountCopy.newEmail;
const PATH = '/users/me/email-change';

/** The pending e-mail address that awaits its code, or null. */
export const emailChangeQuery = () => read<OtpSent | null>(PATH);

type EmailChangeProps = { user: User; onChanged: (user: User) => void };

/** A new address takes effect once the code from its mailbox is entered; until then the old one stays. */
export function EmailChange({ user, onChanged }: EmailChangeProps) {
  const query = useQuery(emailChangeQuery());
  const waiting = query.data;
  if (waiting) return <Waiting key={waiting.email} waiting={waiting} user={user} onChanged={onChanged} />;
  return (
    <FailedLine query={query} className="mb-4">
      {copy.failed}
    </FailedLine>
  );
}

function Waiting({ waiting, user, onChanged }: EmailChangeProps & { waiting: OtpSent }) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  // Appears above the field being edited, possibly out of view.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section ref={box} className={classes(styles.fold, styles.newEmail)} aria-labelledby={titleId}>
      <h3 id={titleId}>{copy.title}</h3>
      <p role="status">
        {copy.sentTo} <b className="wrap-anywhere">{waiting.email}</b>
      </p>
      <p className="hint">{copy.until(user.email)}</p>
      <CodeForm onChanged={onChanged} />
      <Resend waiting={waiting} />
    </section>
  );
}

/** Actions on the pending address: confirm it by code, or discard it. */
function useEmailChange(onChanged: (user: User) => void) {
  const queries = useQueryClient();
  const forget = () => cacheResult(queries, emailChangeQuery(), null);

  /** @returns the error message of a wrong code, null otherwise */
  const confirm = async (otp: string): Promise<string | null> => {
    try {
      const user = await call<User>('POST', `${PATH}/verify`, { body: { otp } });
      browserSession().update(user);
      onChanged(user);
      await forget();
      toast({ type: 'success', title: copy.changed.title, message: copy.changed.message(user.email) });
    } catch (error) {
      if (error instanceof ApiError && error.code.startsWith('OTP_')) return error.message;
      if (error instanceof ApiError && error.code === 'EMAIL_TAKEN') await forget();
      showError(error, 'profile');
    }
    return null;
  };
  const giveUp = async () => {
    try {
      await call('DELETE', PATH);
      await forget();
      toast({ type: 'info', title: copy.kept });
    } catch (error) {
      showError(error, 'profile');
    }
  };
  return { confirm, giveUp };
}

function CodeForm({ onChanged }: Pick<EmailChangeProps, 'onChanged'>) {
  const { confirm, giveUp } = useEmailChange(onChanged);
  const { field, busy, isWhole, onSubmit } = useCodeEntry(confirm);
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <OtpField
        {...field}
        label={copy.code}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes up when somebody asked for it
        autoFocus
      />
      <p className="hint text-center">{copy.lifetime}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button
          type="submit"
          size="sm"
          variant="sec"
          loading={busy}
          loadingLabel={copy.submitting}
          disabled={!isWhole}
        >
          {copy.submit}
        </Button>
        <Button variant="ghost" size="sm" disabled={busy} onClick={() => inBackground(giveUp())}>
          {copy.keep}
        </Button>
      </div>
    </form>
  );
}

function Resend({ waiting }: { waiting: OtpSent }) {
  const queries = useQueryClient();
  const [resendAt, setResendAt] = useState(deviceTime(waiting.resendAt));
  const left = useCountdown(resendAt);
  const resend = async () => {
    try {
      const sent = await call<OtpSent>('POST', `${PATH}/resend`);
      await cacheResult(queries, emailChangeQuery(), sent);
      setResendAt(deviceTime(sent.resendAt));
      if (!sent.isLate) toast({ type: 'success', title: copy.resent });
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter !== null)
        setResendAt(Date.now() + seconds(error.retryAfter));
      showError(error, 'resendOtp');
    }
  };
  return (
    <p className="mt-3 text-center text-sm">
      <ResendCode copy={copy} left={left} isLate={waiting.isLate} onResend={resend} />
    </p>
  );
}
