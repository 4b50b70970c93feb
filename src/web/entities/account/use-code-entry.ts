import { useState } from 'react';
import { inBackground } from '#web/ui/in-background.ts';
import { checkOtp } from '#domain/identity/checks.ts';

/**
 * A code of a mail as it is typed: sent once it is whole, wiped when it was wrong.
 * @param ask sends it @returns what is wrong with the code, null when nothing is
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
    /** for the `OtpField` */
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
