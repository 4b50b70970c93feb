import { useState } from 'react';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { copy } from '../copy.vi.ts';
import type { KindProps } from './MessageRow.tsx';
import * as list from './messages.module.css';
import * as kinds from './kinds.module.css';

/** A picture, 220 px wide; a tap enlarges it. An overlay shows the progress while it is uploading. */
export function ImageMessage({ message: { metadata, content, state }, onCancel }: KindProps) {
  const [size, setSize] = useState({ width: 4, height: 3 });
  const [broken, setBroken] = useState(false);
  const { fileUrl, fileName, progress, isLost } = metadata;
  if (typeof fileUrl !== 'string' || broken) {
    return (
      <p className={list.balloon}>
        <Icon name="image" size={18} /> {isLost ? copy.image.lost : content}
      </p>
    );
  }
  const alt = typeof fileName === 'string' ? copy.image.alt(fileName) : copy.image.sent;
  const picture = (
    <img
      src={fileUrl}
      alt={alt}
      width={220}
      height={220}
      // Decoding a camera's picture of 40 MB may take seconds; frames do not wait for it.
      decoding="async"
      onError={() => setBroken(true)}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        setSize({ width, height })
      }
    />
  );
  if (state === 'uploading') {
    return (
      <div className={kinds.picture} aria-busy="true">
        {picture}
        <span className={kinds.veil}>
          <i className="spin" />
          {copy.states.uploading}
          {typeof progress === 'number' && (
            <progress value={progress} max={1} aria-label={copy.states.uploading} />
          )}
          {onCancel && (
            <button type="button" onClick={onCancel}>
              {copy.states.cancelUpload}
            </button>
          )}
        </span>
      </div>
    );
  }
  return (
    <Zoomable className={kinds.picture} src={fileUrl} alt={alt} {...size}>
      {picture}
    </Zoomable>
  );
}
