import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.ts';
import type { ConfirmOptions } from './confirm.ts';

export interface ConfirmDialogProps extends ConfirmOptions {
  open: boolean;
  onAnswer: (yes: boolean) => void;
}

const { Part, usePreload } = lazyPart(() => import('./parts/ConfirmPart.tsx'));

/** A confirmation dialog with two buttons, as a controlled component. Most callers want `confirm()`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  usePreload();
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <Suspense fallback={null}>{wanted && <Part {...props} />}</Suspense>;
}
