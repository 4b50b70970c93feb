import { useState } from 'react';

/** The value before its last change, for transitions between the two; the value itself until it first changes. */
export function usePrevious<T>(value: T): T {
  const [seen, setSeen] = useState({ now: value, before: value });
  if (seen.now !== value) setSeen({ now: value, before: seen.now });
  return seen.before;
}
