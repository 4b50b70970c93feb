import { authCopy } from '#web/features/auth/copy.vi.ts';
import { OtpForm } from '#web/features/auth/OtpForm.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta({ title: authCopy.otp.title, hidden: true });

export default function VerifyOtpPage() {
  return <OtpForm />;
}
