import { classes } from '../classes.ts';

interface HangingCharmProps {
  src: string;
  /** other widths of the picture; it is shown as wide as `width` */
  srcSet?: string | undefined;
  /** px of the picture's own sides */
  natural?: number;
  /** CSS length of the charm */
  width?: string;
  /** CSS length of the thread */
  thread?: string;
  /** CSS length from the left edge of the parent, which is positioned */
  left?: string;
  /** resting angle in degrees */
  tilt?: number;
  /** sways once, when the page has come to rest */
  sways?: boolean;
  /** ms after the others */
  delay?: number;
  eager?: boolean;
  className?: string;
}

/** A gold thread from the top edge with a charm on its ring. Ornament: hidden from screen readers. */
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
