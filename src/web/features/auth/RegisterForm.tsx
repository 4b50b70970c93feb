import { useLocation, useNavigate } from 'react-router';
import type { OtpSent } from '#contract/http/identity.ts';
import { call } from '#web/lib/call.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { publicShop } from '#web/lib/public-shop.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { AuthLink } from './AuthFrame.tsx';
import { HungHead } from './AuthHead.tsx';
import { authCopy } from './copy.vi.ts';
import { AccountFields, useNewAccount } from './NewAccount.tsx';
import { expectOtp } from './pending-otp.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useTyped } from './typed.ts';
import * as styles from './auth.module.css';

const copy = authCopy.register;
const TYPED = ['name', 'email'] as const;

/** Registration (spec §2, Auth screens), followed by a code by mail. */
export function RegisterForm() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { form, sending, attributes } = useNewAccount(async (body) => {
    const sent = await call<OtpSent>('POST', '/auth/register', { body });
    if (!sent.isLate) toast(notices.registered);
    expectOtp(sent.email, { isLate: sent.isLate });
    await navigate('/verify-otp', { state: { ...state, email: sent.email } });
  });
  useTyped(form, TYPED);

  return (
    <>
      <HungHead title={copy.title} lead={copy.lead} />
      {!publicShop().canMail && <Banner tone="warning">{copy.closed}</Banner>}
      <form {...attributes}>
        <AccountFields form={form} name={copy.name} email="email" />
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
