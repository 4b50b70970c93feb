import { useEffect, useRef, useState } from 'react';
import { useComesNear } from './use-comes-near.ts';

/** waiting: not near the viewport yet. eager: in the server-rendered HTML. */
export type PictureState = 'waiting' | 'eager' | 'loading' | 'shown' | 'failed';

/** Starts loading when a tenth of the box is within 50 px of the viewport (spec §9). */
const NEAR = { threshold: 0.1, rootMargin: '50px' };

/** Tracks an image from out of view to shown or failed; starts over when `src` changes. */
export function useLazyPicture<Box extends Element>(src: string, eager: boolean) {
  const box = useRef<Box>(null);
  const picture = useRef<HTMLImageElement>(null);
  const first: PictureState = eager ? 'eager' : 'waiting';
  const [state, setState] = useState<PictureState>(first);
  const [current, setCurrent] = useState(src);
  if (current !== src) {
    setCurrent(src);
    setState(first);
  }

  useComesNear(box, state === 'waiting', NEAR, () => setState('loading'));

  // an eager image may have loaded or failed before the page's scripts ran
  useEffect(() => {
    const img = picture.current;
    if (state === 'eager' && img?.complete) setState(img.naturalWidth > 0 ? 'shown' : 'failed');
  }, [state]);

  return { box, picture, state, onLoad: () => setState('shown'), onError: () => setState('failed') };
}
