import { charmArt } from './pictures.ts';

interface CharmOrnamentProps {
  /** a charm of the shop's own art */
  slug: string;
  /** CSS width it is shown at, selects the file: '92px' */
  sizes: string;
  /** without it the picture is decorative */
  alt?: string;
  eager?: boolean;
  className?: string;
}

/** A charm as part of a page's design, not a product. */
export function CharmOrnament({ slug, sizes, alt = '', eager, className }: CharmOrnamentProps) {
  return (
    <img
      {...charmArt(slug)}
      sizes={sizes}
      alt={alt}
      width={224}
      height={224}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
