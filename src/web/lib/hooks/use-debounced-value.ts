import { useEffect, useState } from 'react';

/** Milliseconds without another keystroke before a search is sent. */
const PAUSE = 160;

/** The text, debounced, since the results of a search per keystroke would be thrown away. An empty text applies at once. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  if (text === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
