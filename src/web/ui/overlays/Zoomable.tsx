import { Suspense, useState, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { lazyPart } from './lazy-part.ts';

interface ZoomablePicture {
  src: string;
  alt: string;
  /** intrinsic size in pixels, so that its box has its size from the start */
  width: number;
  height: number;
  caption?: ReactNode;
}

interface ZoomableProps extends ZoomablePicture {
  className?: string;
  /** the thumbnail */
  children: ReactNode;
}

const { Part, usePreload } = lazyPart(() => import('./parts/ZoomPart.tsx'));

/** Wraps a picture in a button that opens it enlarged. Closed by its button, a click outside or Escape; returns the focus. */
export function Zoomable({ className, children, ...picture }: ZoomableProps) {
  usePreload();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes('zoomer', className)}
        aria-label={uiCopy.zoom(picture.alt)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <ImageZoom {...picture} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export interface ImageZoomProps extends ZoomablePicture {
  open: boolean;
  onClose: () => void;
}

/** The modal alone, for callers with their own trigger. */
function ImageZoom(props: ImageZoomProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <Suspense fallback={null}>{wanted && <Part {...props} />}</Suspense>;
}
