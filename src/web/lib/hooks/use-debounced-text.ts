import { useEffect, useState } from 'react';

/**
 * Announcements wait until nothing has changed for this many milliseconds (look §9), so that ten quick taps make one
 * announcement.
 */
const QUIET = 400;

/** The text, debounced by 400 ms; empty until it first changes. */
export function useDebouncedText(text: string): string {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (text === first && spoken === '') return;
    const timer = setTimeout(() => setSpoken(text), QUIET);
    return () => clearTimeout(timer);
  }, [text, first, spoken]);
  return spoken;
}
