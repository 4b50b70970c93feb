import { useEffect, useState } from 'react';
import { minutes } from '#domain/kernel/time.ts';

/** Milliseconds since the epoch, updated every minute, so that 'x phút trước' and day separators stay current. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minutes(1));
    return () => clearInterval(timer);
  }, []);
  return now;
}
