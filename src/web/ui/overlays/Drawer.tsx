import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from './lazy-part.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** for screen readers */
  title: string;
  children: ReactNode;
  className?: string;
}

const { Part, usePreload } = lazyPart(() => import('./parts/DrawerPart.tsx'));

/** A sheet from the left: the mobile menu. Escape and the scrim close it, and the focus returns to what opened it. */
export function Drawer(props: DrawerProps) {
  usePreload();
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <Suspense fallback={null}>{wanted && <Part {...props} />}</Suspense>;
}
