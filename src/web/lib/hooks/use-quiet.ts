import { useEffect, useState } from 'react';

/** Announcements wait until nothing changed for so long (look §9), so that ten quick taps are one sentence. */
const QUIET = 400;

/** The text as it was last when it stood still for 400 ms; empty until it first changes. */
export function useQuiet(text: string): string {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (text === first && spoken === '') return;
    const timer = setTimeout(() => setSpoken(text), QUIET);
    return () => clearTimeout(timer);
  }, [text, first, spoken]);
  return spoken;
}
