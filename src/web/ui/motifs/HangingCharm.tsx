import { classes } from '../classes.ts';

interface HangingCharmProps {
  src: string;
  /** other widths of the picture; displayed at `width` */
  srcSet?: string | undefined;
  /** intrinsic width and height in px */
  natural?: number;
  /** CSS length of the charm */
  width?: string;
  /** CSS length of the thread */
  thread?: string;
  /** CSS length from the left edge of the positioned parent */
  left?: string;
  /** resting angle in degrees */
  tilt?: number;
  /** sways once, after the page has loaded */
  sways?: boolean;
  /** delay in ms relative to the other charms */
  delay?: number;
  eager?: boolean;
  className?: string;
}

/** A charm on a gold thread from the top edge. Decorative: hidden from screen readers. */
export function HangingCharm(props: HangingCharmProps) {
  const {
    src,
    srcSet,
    natural = 224,
    width = '72px',
    thread = '40px',
    left,
    tilt = 3,
    sways,
    delay = 0,
    eager,
    className,
  } = props;
  return (
    <span
      aria-hidden="true"
      className={classes('hang', sways && 'sways', className)}
      style={{ left, '--w': width, '--len': thread, '--r': `${tilt}deg`, '--delay': `${delay}ms` }}
    >
      <i />
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && width}
        alt=""
        width={natural}
        height={natural}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
