import { useState } from 'react';

/**
 * Shows a choice at once, before the URL reflects it: a checkbox stays ticked while its charms load. Whenever the URL's value
 * changes, that value wins.
 */
export function useOptimisticValue<T>(told: T): [shown: T, choose: (next: T) => void] {
  const [seen, setSeen] = useState(told);
  const [shown, choose] = useState(told);
  if (told !== seen) {
    setSeen(told);
    choose(told);
  }
  return [told === seen ? shown : told, choose];
}
