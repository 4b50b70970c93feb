import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { ResetPasswordBody } from '#contract/http/identity.ts';
import { checkConfirm, checkNewPassword } from '#domain/identity/checks.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { isRefused } from '#web/lib/errors/is-answered.ts';
import { describeFailure } from '#web/lib/errors/describe.ts';
import { alsoValidates, fieldOf } from '#web/lib/form.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { BongHead } from './AuthHead.tsx';
import { authCopy } from './copy.vi.ts';
import { strengthOf } from './strength.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { keepTyped } from './typed.ts';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './auth.module.css';

const copy = authCopy.reset;

type Link = { email: string; token: string };

/** Sets a new password through a mailed link, which is verified on opening (spec §2, Auth screens). */
export function ResetForm() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const [step, setStep] = useState<'form' | 'invalid' | 'done'>('form');
  const link: Link = { email: query.get('email') ?? '', token: query.get('token') ?? '' };
  const whole = link.email !== '' && link.token !== '';
  const check = useQuery({
    queryKey: ['reset link', link],
    queryFn: () => call('POST', '/auth/validate-reset-token', { body: link }),
    enabled: whole,
    staleTime: Infinity,
    gcTime: 0,
  });

  if (step === 'done') return <Done />;
  if (step === 'invalid' || (hydrated && !whole) || isRefusal(check.error)) return <InvalidLink />;
  if (check.isError) {
    const { message } = describeFailure(check.error);
    return (
      <FailedState
        heading="h1"
        title={copy.checkFailed}
        text={message}
        retrying={check.isFetching}
        onRetry={() => inBackground(check.refetch())}
      />
    );
  }
  if (!check.isSuccess) return <Checking />;
  return <PasswordForm link={link} onDone={() => setStep('done')} onRefused={() => setStep('invalid')} />;
}

/** Whether the server rejected the link itself; rate limits and lost responses do not mean that. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.code === 'RESET_LINK_INVALID';

function Checking() {
  return (
    <BongHead title={copy.title} holds={{ charm: 'chia-khoa' }}>
      <Spinner label={copy.checking} className="mt-4" />
    </BongHead>
  );
}

type Values = Pick<ResetPasswordBody, 'newPassword' | 'confirmPassword'>;
type PasswordFormProps = { link: Link; onDone: () => void; onRefused: () => void };

function PasswordForm({ link, onDone, onRefused }: PasswordFormProps) {
  /** A response was lost: if the password was changed, the link is refused the second time. */
  const lost = useRef(false);
  const { form, sending, attributes } = useServerForm<Values>({
    defaultValues: { newPassword: '', confirmPassword: '' },
    checks: {
      newPassword: checkNewPassword,
      confirmPassword: (confirm, { newPassword }) => checkConfirm(newPassword, confirm),
    },
    context: 'reset',
    async send(values) {
      await call('POST', '/auth/reset-password', {
        body: { ...link, ...values } satisfies ResetPasswordBody,
      });
      toast(notices.passwordReset);
      // Filled in at the login that follows.
      keepTyped({ email: link.email });
      onDone();
    },
    onRefused(error) {
      if (!isRefused(error)) lost.current = true;
      const isOver = isRefusal(error);
      if (isOver) onRefused();
      if (isOver && lost.current) toast({ type: 'info', ...copy.perhapsDone });
      return isOver;
    },
  });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <>
      <BongHead title={copy.title} holds={{ charm: 'chia-khoa' }}>
        <p className="muted">{copy.lead}</p>
      </BongHead>
      <form {...attributes}>
        {/* Tells password managers whose password this is. */}
        <input
          className="sr-only"
          type="email"
          autoComplete="username"
          value={link.email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className="grid gap-1.5">
          <PasswordField
            {...fieldOf(form, 'newPassword', alsoValidates(form, 'confirmPassword'))}
            label={authCopy.newPassword}
            icon="lock"
            autoComplete="new-password"
          />
          {/* A refused password is not called strong. */}
          {form.formState.errors.newPassword === undefined && <Strength password={newPassword} />}
        </div>
        <PasswordField
          {...fieldOf(form, 'confirmPassword')}
          label={authCopy.confirmNew}
          icon="lock"
          autoComplete="new-password"
        />
        <SubmitButton sending={sending} gerund={copy.submitting}>
          {copy.submit}
        </SubmitButton>
      </form>
      <p className={classes(styles.end, 'text-sm')}>{copy.others}</p>
    </>
  );
}

function Strength({ password }: { password: string }) {
  const bars = strengthOf(password);
  if (bars === 0) return null;
  return (
    <p className={styles.strength} data-bars={bars} aria-live="polite">
      {copy.strength.map((name, at) => (
        <i key={name} className={at < bars ? 'on' : undefined} />
      ))}
      <span>{copy.strength[bars - 1]}</span>
    </p>
  );
}

function InvalidLink() {
  const { invalidLink } = authCopy;
  return (
    <>
      <BongHead title={invalidLink.title} holds={{ charm: 'o-khoa' }} tint="icon">
        <div role="alert" className="my-2 flex justify-center text-left">
          <ErrorText>{invalidLink.problem}</ErrorText>
        </div>
        <p className="muted">{invalidLink.lead}</p>
      </BongHead>
      <div className={styles.stepsOn}>
        <LinkButton to="/forgot-password" size="lg" full>
          {invalidLink.again}
        </LinkButton>
        <LinkButton to="/login" variant="ghost" size="lg" full>
          {invalidLink.toLogin}
        </LinkButton>
      </div>
    </>
  );
}

function Done() {
  const { resetDone } = authCopy;
  return (
    <>
      <BongHead title={resetDone.title} holds={{ charm: 'chia-khoa' }} tint="nature">
        <p className="muted">{resetDone.lead}</p>
      </BongHead>
      <div className={styles.stepsOn}>
        <LinkButton to="/login" size="lg" full>
          {resetDone.toLogin}
        </LinkButton>
      </div>
    </>
  );
}
