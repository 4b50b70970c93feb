import { useEffect, useState } from 'react';
import { minutes } from '#domain/kernel/time.ts';

/** Milliseconds since the epoch, moved on every minute: 'x phút trước' grows older, and midnight passes, by themselves. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minutes(1));
    return () => clearInterval(timer);
  }, []);
  return now;
}
