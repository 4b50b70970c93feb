import { useState } from 'react';

/**
 * Shows a choice at once, before the URL reflects it: a checkbox stays ticked while its charms load. Whenever the URL's value
 * changes, that value wins.
 */
export function useOptimisticValue<T>(current: T): [shown: T, choose: (next: T) => void] {
  const [seen, setSeen] = useState(current);
  const [shown, choose] = useState(current);
  if (current !== seen) {
    setSeen(current);
    choose(current);
  }
  return [current === seen ? shown : current, choose];
}
