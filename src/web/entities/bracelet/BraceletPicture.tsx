import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt, srcSetOf } from '#domain/catalogue/pictures.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';
import type { Tint } from '#web/ui/motifs/tint.ts';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './bracelet.module.css';

const LARGEST = Math.max(...BRACELET_PICTURE_WIDTHS);

interface BraceletPictureProps {
  /** null: shows a ring in outline */
  src: string | null;
  name: string;
  tint?: Tint | undefined;
  /** CSS width it is shown at, selects the file */
  sizes: string;
  /** opens enlarged on click */
  zooms?: boolean;
  className?: string;
}

/**
 * A square bracelet picture with background: in the cart, at checkout, in orders. Decorative, since its name stands beside it.
 */
export function BraceletPicture({
  src,
  name,
  tint = 'flower',
  sizes,
  zooms,
  className,
}: BraceletPictureProps) {
  const alt = copy.line.pictureAlt(name);
  const well = classes('well bracelet-picture', styles.braceletPicture, `tint-${tint}`, className);
  if (src === null) {
    return (
      <div className={well}>
        <Icon name="ring" size={40} className="text-muted" />
      </div>
    );
  }
  const picture = (
    <LazyImage
      boxClass={styles.lazy}
      src={pictureAt(src, 320)}
      srcSet={srcSetOf(src, BRACELET_PICTURE_WIDTHS)}
      sizes={sizes}
      alt={zooms ? alt : ''}
      width={320}
      height={320}
      placeholder="sand"
    />
  );
  if (!zooms) return <div className={well}>{picture}</div>;
  return (
    <div className={well}>
      <Zoomable src={pictureAt(src, LARGEST)} alt={alt} width={LARGEST} height={LARGEST} caption={name}>
        {picture}
        <span className={styles.lens} aria-hidden="true">
          <Icon name="zoom-in" size={18} />
        </span>
      </Zoomable>
    </div>
  );
}
