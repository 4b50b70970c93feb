import { Suspense, useState, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { lazyPart } from './lazy-part.ts';

export interface ZoomablePicture {
  src: string;
  alt: string;
  /** the picture's own pixels, so that its box is there at once */
  width: number;
  height: number;
  caption?: ReactNode;
}

interface ZoomableProps extends ZoomablePicture {
  className?: string;
  /** the small picture that is clicked */
  children: ReactNode;
}

const { Part, usePreload } = lazyPart(() => import('./parts/ZoomPart.tsx'));

/** Wraps a picture in a button that shows it large. Closed by its button, a click outside or Escape; the focus returns. */
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

/** The modal alone, for callers with a trigger of their own. */
export function ImageZoom(props: ImageZoomProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <Suspense fallback={null}>{wanted && <Part {...props} />}</Suspense>;
}
