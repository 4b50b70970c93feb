import { useState } from 'react';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import * as styles from './proof.module.css';

interface ProofPictureProps {
  src: string;
  alt: string;
}

/** The usual size of phone photos, until the picture's own is known. */
const USUAL = { width: 1200, height: 1600 };

/** The photo of a delivery as a thumbnail; a click enlarges it. */
export function ProofPicture({ src, alt }: ProofPictureProps) {
  const [size, setSize] = useState(USUAL);
  return (
    <Zoomable src={src} alt={alt} {...size} className={styles.proof}>
      <img
        src={src}
        alt=""
        loading="lazy"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
      />
    </Zoomable>
  );
}
