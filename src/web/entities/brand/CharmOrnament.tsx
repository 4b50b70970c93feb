import { charmArt } from './pictures.ts';

interface CharmOrnamentProps {
  /** a charm of the shop's own art */
  slug: string;
  /** CSS width it is shown at, for the choice of file: '92px' */
  sizes: string;
  /** decoration without one */
  alt?: string;
  eager?: boolean;
  className?: string;
}

/** A charm as part of a page's design, not for sale where it stands. */
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
