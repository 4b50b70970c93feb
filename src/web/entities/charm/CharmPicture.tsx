import type { Charm } from '#contract/http/catalogue.ts';
import { CHARM_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt, pictureOf, srcSetOf } from '#domain/catalogue/pictures.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';

/** Default file size of a charm picture, in pixels per side; `srcset` may select another. */
const SIDE = 224;
/** The largest available file, for the zoom. */
export const LARGEST_SIDE = Math.max(...CHARM_PICTURE_WIDTHS);

interface CharmPictureProps {
  charm: Pick<Charm, 'images'>;
  /** decorative by default, since the name stands beside it */
  alt?: string;
  /** CSS width it is shown at, selects the file: '(width < 48rem) 30vw, 150px' */
  sizes: string;
  /** among the first of a page: in the HTML from the start (`LazyImage`) */
  eager?: boolean | 'near';
}

/** The square picture of a charm for sale; an outlined flower when it has none. */
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

/** URL of a charm's largest picture, or null. */
export function largestPictureOf(charm: Pick<Charm, 'images'>): string | null {
  const url = pictureOf(charm.images);
  return url === null ? null : pictureAt(url, LARGEST_SIDE);
}
