import type { ReactNode } from 'react';

/** What every page stands on. */
export function Providers({ children }: { children: ReactNode }) {
  return children;
}
