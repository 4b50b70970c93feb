import { Suspense, useState, type ReactNode, type RefObject } from 'react';
import { lazyPart } from './lazy-part.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, close button, click outside, swipe down */
  onClose: () => void;
  title: ReactNode;
  /** title for screen readers only */
  hideTitle?: boolean;
  children: ReactNode;
  /** fixed at the bottom on surface; wrap buttons in `<div className="acts">` */
  footer?: ReactNode;
  /** px on wide screens, 560 unless told */
  width?: number;
  /** bottom sheet under 768; true unless told */
  sheet?: boolean;
  /** saving: it cannot be closed */
  busy?: boolean;
  /** something in it is dragged: it stays open, and the Escape belongs to what is dragged */
  held?: boolean;
  /** what takes the focus first; the first field, else the close button, unless told */
  initialFocus?: RefObject<HTMLElement | null>;
  /** what takes the focus afterwards, asked once it has closed; whatever opened it, unless told or null */
  finalFocus?: () => HTMLElement | null | undefined;
  className?: string;
}

const { Part, usePreload } = lazyPart(() => import('./parts/DialogPart.tsx'));

/** A modal: focus goes in, is trapped, and returns; the page behind does not scroll. Bottom sheet on the phone. */
export function Dialog(props: DialogProps) {
  usePreload();
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <Suspense fallback={null}>{wanted && <Part {...props} />}</Suspense>;
}
