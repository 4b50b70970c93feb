import { useState } from 'react';

/**
 * What was chosen shows at once, before the address that will say so: a box that is ticked stays ticked while its charms
 * come. Whenever the address says something else, that counts.
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
