import { useState } from 'react';

/** What a value was before it last changed, for what passes from one to the other; itself until then. */
export function usePrevious<T>(value: T): T {
  const [seen, setSeen] = useState({ now: value, before: value });
  if (seen.now !== value) setSeen({ now: value, before: seen.now });
  return seen.before;
}
