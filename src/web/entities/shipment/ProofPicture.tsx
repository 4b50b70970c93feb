import { useState } from 'react';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import * as styles from './proof.module.css';

interface ProofPictureProps {
  src: string;
  alt: string;
}

/** As most phones take them, until the picture tells its own. */
const USUAL = { width: 1200, height: 1600 };

/** The photograph of a delivery, small; a click shows it whole. */
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
