import { useEffect, useState } from 'react';
import { seconds } from '#domain/kernel/time.ts';
import { putOnClipboard } from '../clipboard.ts';
import { log } from '../errors/log.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copied as copy } from './copy.vi.ts';

/** How long a button confirms that it has copied (look, VietQR). */
const SHOWN = seconds(2);

/** Copies a text to the clipboard; `copied` is true for two seconds afterwards. */
export function useCopied(text: string) {
  const [times, setTimes] = useState(0);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [times]);

  const put = async () => {
    try {
      await putOnClipboard(text);
      setCopied(true);
      setTimes(times + 1);
    } catch (error) {
      log.warn('nothing was copied', { error: String(error) });
      toast({ type: 'warning', ...copy.notCopied });
    }
  };
  return { copied, put: () => inBackground(put()) };
}
