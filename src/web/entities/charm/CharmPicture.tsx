import type { Charm } from '#contract/http/catalogue.ts';
import { CHARM_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt, pictureOf, srcSetOf } from '#domain/catalogue/pictures.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';

/** Side in pixels of the file a charm is shown from unless the browser chooses another. */
const SIDE = 224;
/** The largest file there is, for the zoom. */
export const LARGEST_SIDE = Math.max(...CHARM_PICTURE_WIDTHS);

interface CharmPictureProps {
  charm: Pick<Charm, 'images'>;
  /** decoration beside its name unless told */
  alt?: string;
  /** CSS width it is shown at, for the choice of file: '(width < 48rem) 30vw, 150px' */
  sizes: string;
  /** the first ones of a page: in the HTML at once (`LazyImage`) */
  eager?: boolean | 'near';
}

/** A charm for sale, square; a flower in outline when it has no picture. */
export function CharmPicture({ charm, alt = '', sizes, eager }: CharmPictureProps) {
  const url = pictureOf(charm.images);
  if (url === null) {
    return (
      <span className="grid aspect-square place-items-center text-muted">
        <Icon name="flower" size={40} label={alt === '' ? undefined : alt} />
      </span>
    );
  }
  return (
    <LazyImage
      src={pictureAt(url, SIDE)}
      srcSet={srcSetOf(url, CHARM_PICTURE_WIDTHS)}
      sizes={sizes}
      alt={alt}
      width={SIDE}
      height={SIDE}
      placeholder="none"
      eager={eager}
    />
  );
}

/** The address of the largest picture of a charm, or null. */
export function largestPictureOf(charm: Pick<Charm, 'images'>): string | null {
  const url = pictureOf(charm.images);
  return url === null ? null : pictureAt(url, LARGEST_SIDE);
}
