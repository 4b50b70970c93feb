import { Suspense, useState, type ReactNode, type RefObject } from 'react';
import { lazyPart } from './lazy-part.ts';

export interface DialogProps {
  open: boolean;
  /** on Escape, close button, click outside, swipe down */
  onClose: () => void;
  title: ReactNode;
  /** title for screen readers only */
  hideTitle?: boolean;
  children: ReactNode;
  /** fixed at the bottom on surface; wrap buttons in `<div className="acts">` */
  footer?: ReactNode;
  /** px on wide screens, 560 by default */
  width?: number;
  /** bottom sheet below 768 px; true by default */
  sheet?: boolean;
  /** saving: cannot be closed */
  busy?: boolean;
  /** a drag is in progress inside: Escape cancels the drag and does not close the dialog */
  held?: boolean;
  /** focused on opening; by default the first field, else the close button */
  initialFocus?: RefObject<HTMLElement | null>;
  /** focused after closing, evaluated then; by default, or when null, whatever opened the dialog */
  finalFocus?: () => HTMLElement | null | undefined;
  className?: string;
}

const { Part, usePreload } = lazyPart(() => import('./parts/DialogPart.tsx'));

/** A modal dialog: takes, traps and returns the focus; the page behind does not scroll. A bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  usePreload();
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  // Marks the page while the dialog's code is on its way: no key acts on what it will cover.
  return (
    <Suspense fallback={props.open && <i hidden data-opening="" />}>{wanted && <Part {...props} />}</Suspense>
  );
}
