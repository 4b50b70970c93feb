import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import { uiCopy } from '../../copy.vi.ts';
import { Icon } from '../../media/Icon.tsx';
import { Spinner } from '../../feedback/Spinner.tsx';
import type { ImageZoomProps } from '../Zoomable.tsx';
import { ClearOfToasts } from './ClearOfToasts.tsx';
import { ModalRoot } from './ModalRoot.tsx';
import '../../styles/zoom.css';

/** The heavy half of ImageZoom: paper background, the picture as large as the screen allows, pinch zoom works. */
export default function ZoomPart({ open, onClose, src, alt, width, height, caption }: ImageZoomProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Opened again, it tries again: the network may be back.
    if (open && state === 'failed') setState('loading');
  }
  const popup = useRef<HTMLDivElement>(null);
  const shut = useRef<HTMLButtonElement>(null);
  return (
    <ModalRoot open={open} onClose={onClose} scrimClass="zoom-scrim">
      <Dialog.Viewport className="zoom-stage">
        <Dialog.Popup ref={popup} className="zoom" aria-label={alt}>
          <ClearOfToasts popup={popup} head={shut} />
          <figure aria-busy={state === 'loading'}>
            {state === 'loading' && <Spinner large className="absolute" />}
            {state === 'failed' ? (
              <p className="muted">{uiCopy.imageFailed}</p>
            ) : (
              <img
                src={src}
                alt={alt}
                width={width}
                height={height}
                style={{ '--own': `${width * 1.25}px`, '--ratio': width / height }}
                onLoad={() => setState('shown')}
                onError={() => setState('failed')}
              />
            )}
            {caption && <figcaption>{caption}</figcaption>}
            <Dialog.Close ref={shut} className="icon-btn shut" aria-label={uiCopy.close}>
              <Icon name="close" size={22} />
            </Dialog.Close>
          </figure>
        </Dialog.Popup>
      </Dialog.Viewport>
    </ModalRoot>
  );
}
