import { useState } from 'react';
import { inBackground } from '#web/ui/in-background.ts';
import { checkOtp } from '#domain/identity/checks.ts';

/**
 * State of a field for a code from a mail: submits when complete, clears after a wrong code.
 * @param ask submits the code @returns an error message, null on success
 */
export function useCodeEntry(ask: (otp: string) => Promise<string | null>) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [wrongTries, setWrongTries] = useState(0);
  const [busy, setBusy] = useState(false);

  const send = async (otp: string) => {
    const found = checkOtp(otp);
    if (found !== null) return setError(found.message);
    setBusy(true);
    const wrong = await ask(otp).finally(() => setBusy(false));
    if (wrong === null) return;
    setError(wrong);
    setValue('');
    setWrongTries((tries) => tries + 1);
  };
  return {
    busy,
    isWhole: checkOtp(value) === null,
    onSubmit(event: React.SubmitEvent) {
      event.preventDefault();
      if (!busy) inBackground(send(value));
    },
    /** props for `OtpField` */
    field: {
      value,
      error,
      wrongTries,
      busy,
      onChange(typed: string) {
        setValue(typed);
        setError(null);
      },
      onComplete: (otp: string) => inBackground(send(otp)),
    },
  };
}
