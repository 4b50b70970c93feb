import { useEffect, useState } from 'react';

/** Milliseconds without another letter before a search is asked. */
const PAUSE = 160;

/** A text once nothing more is typed: a search for every letter would only be thrown away. An empty one at once. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  if (text === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
