import { mailCopy } from './mail.vi.ts';
import { inBackground } from '#web/ui/in-background.ts';

interface ResendCodeProps {
  copy: { missing: string; resendIn: (left: number) => string; resend: string };
  /** seconds until another code may be requested */
  left: number;
  /** the mail server keeps codes waiting */
  isLate: boolean;
  onResend: () => Promise<void>;
}

/** Below the field for a mailed code: requests another one, or says how long to wait for that. */
export function ResendCode({ copy, left, isLate, onResend }: ResendCodeProps) {
  return (
    <>
      {copy.missing}{' '}
      {left > 0 ? (
        <b className="num">{copy.resendIn(left)}</b>
      ) : (
        <button type="button" className="link" onClick={() => inBackground(onResend())}>
          {copy.resend}
        </button>
      )}
      <span className="block" role="status">
        {isLate && mailCopy.late}
      </span>
    </>
  );
}
