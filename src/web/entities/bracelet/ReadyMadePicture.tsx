import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { srcSetOf } from '#domain/catalogue/pictures.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';

interface ReadyMadePictureProps {
  /** null: shows a ring in outline */
  image: string | null;
  /** CSS width it is shown at, selects the file */
  sizes: string;
  /** omitted where its name stands beside it */
  alt?: string;
  /** at a width of 640 px; square by default */
  height?: number;
  boxClass?: string | undefined;
}

/** The picture of a ready-made bracelet on a card, in a well that has its own background. */
export function ReadyMadePicture({ image, alt = '', height = 640, ...look }: ReadyMadePictureProps) {
  if (image === null) return <Icon name="ring" size={56} className="text-muted" />;
  return (
    <LazyImage
      {...look}
      src={image}
      srcSet={srcSetOf(image, BRACELET_PICTURE_WIDTHS)}
      alt={alt}
      width={640}
      height={height}
      placeholder="none"
    />
  );
}
