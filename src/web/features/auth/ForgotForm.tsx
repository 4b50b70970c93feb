import { useState } from 'react';
import type { ForgotPasswordBody, LinkSent } from '#contract/http/identity.ts';
import { checkForgotEmail } from '#domain/identity/checks.ts';
import { OTP_RESEND_COOLDOWN } from '#domain/identity/limits.ts';
import { mailCopy } from '#web/entities/account/mail.vi.ts';
import { call } from '#web/lib/call.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { fieldOf } from '#web/lib/form.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { useCountdown } from '#web/lib/hooks/use-countdown.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AuthLink } from './AuthFrame.tsx';
import { BongHead } from './AuthHead.tsx';
import { EmailText } from './EmailText.tsx';
import { authCopy } from './copy.vi.ts';
import { EmailField } from './EmailField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useTyped } from './typed.ts';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './auth.module.css';

const copy = authCopy.forgot;
const TYPED = ['email'] as const;

/** @returns whether the mail server keeps links waiting; only if it does not, a toast says that one was sent */
async function askForLink(email: string): Promise<boolean> {
  const body: ForgotPasswordBody = { email };
  const { isLate } = await call<LinkSent>('POST', '/auth/forgot-password', { body });
  if (!isLate) toast(notices.resetMailSent);
  return isLate;
}

type Sent = { email: string; isLate: boolean };

/** Forgot password: the form, then instructions about the mail (spec §2, Auth screens). */
export function ForgotForm() {
  const [sent, setSent] = useState<Sent | null>(null);
  return sent === null ? <AskForm onSent={setSent} /> : <SentLink {...sent} />;
}

function AskForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { form, sending, attributes } = useServerForm<ForgotPasswordBody>({
    checks: { email: checkForgotEmail },
    context: 'forgot',
    async send({ email }) {
      onSent({ isLate: await askForLink(email), email: email.trim() });
    },
  });
  useTyped(form, TYPED);
  return (
    <>
      <BongHead title={copy.title} holds={{ pose: 'envelope' }}>
        <p className="muted">{copy.lead}</p>
      </BongHead>
      <form {...attributes}>
        <EmailField {...fieldOf(form, 'email')} autoComplete="username" />
        <SubmitButton sending={sending} gerund={copy.submitting}>
          {copy.submit}
        </SubmitButton>
      </form>
      <p className={styles.end}>
        {copy.remembered} <AuthLink to="/login">{copy.toLogin}</AuthLink>
      </p>
    </>
  );
}

function SentLink({ email, ...first }: Sent) {
  const { sent } = authCopy;
  const [isLate, setIsLate] = useState(first.isLate);
  const [resendAt, setResendAt] = useState(() => Date.now() + OTP_RESEND_COOLDOWN);
  const left = useCountdown(resendAt);
  const resend = async () => {
    setResendAt(Date.now() + OTP_RESEND_COOLDOWN);
    try {
      setIsLate(await askForLink(email));
    } catch (error) {
      setResendAt(Date.now());
      showError(error, 'forgot');
    }
  };
  return (
    <>
      <BongHead title={sent.title} holds={{ charm: 'bo-cau' }} tint="nature">
        <p className="muted">
          {sent.lead}
          <EmailText email={email} />
        </p>
      </BongHead>
      <div className={styles.stepsOn}>
        {isLate && <Banner tone="warning">{mailCopy.late}</Banner>}
        <Banner tone="info">{sent.note}</Banner>
        <Button size="lg" full disabled={left > 0} onClick={() => inBackground(resend())}>
          {left > 0 ? sent.resendIn(left) : sent.resend}
        </Button>
        <LinkButton to="/login" variant="sec" size="lg" full>
          {sent.toLogin}
        </LinkButton>
      </div>
      <p className={classes(styles.end, 'text-sm')}>{sent.spam}</p>
    </>
  );
}
