import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { Icon } from './Icon.tsx';
import { useLazyPicture } from './use-lazy-picture.ts';

export interface LazyImageProps extends Omit<
  ComponentProps<'img'>,
  'loading' | 'width' | 'height' | 'placeholder'
> {
  src: string;
  alt: string;
  /** intrinsic size in pixels, so that the box has its size from the start */
  width: number;
  height: number;
  /** what shows while loading: grey 'Loading...', an icon, a skeleton, or nothing on a well that has its own background */
  placeholder?: 'text' | 'icon' | 'sand' | 'none';
  /** in the server-rendered HTML. true: above the fold, high priority; near: native lazy loading */
  eager?: boolean | 'near';
  /** class of the box; `className` is that of the image */
  boxClass?: string;
}

/** An image that loads at 10 % visibility, 50 px ahead (spec §9). A plain image without scripts. */
export function LazyImage(props: LazyImageProps) {
  const {
    src,
    alt,
    width,
    height,
    placeholder = 'text',
    eager = false,
    boxClass,
    className,
    srcSet,
    sizes,
    ...rest
  } = props;
  const { box, picture, state, onLoad, onError } = useLazyPicture<HTMLSpanElement>(src, eager !== false);
  const asked = state !== 'waiting';
  const plain = { width, height, sizes, className, decoding: 'async' as const };

  return (
    <span
      ref={box}
      data-state={state}
      className={classes('lazy', placeholder !== 'text' && state !== 'failed' && 'clear', boxClass)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {state !== 'shown' && state !== 'eager' && (
        <span
          className={classes('hold', placeholder === 'sand' && state !== 'failed' && 'sk sk-late')}
          aria-hidden={state !== 'failed' || undefined}
        >
          <Placeholder failed={state === 'failed'} kind={placeholder} />
        </span>
      )}
      {asked && state !== 'failed' && (
        <img
          {...rest}
          {...plain}
          alt={alt}
          ref={picture}
          src={src}
          srcSet={srcSet}
          fetchPriority={eager === true ? 'high' : rest.fetchPriority}
          loading={eager === 'near' ? 'lazy' : undefined}
          onLoad={onLoad}
          onError={onError}
        />
      )}
      {!asked && (
        <noscript>
          <img {...plain} alt={alt} src={src} srcSet={srcSet} loading="lazy" />
        </noscript>
      )}
    </span>
  );
}

function Placeholder({ failed, kind }: { failed: boolean; kind: LazyImageProps['placeholder'] }): ReactNode {
  if (failed) {
    return (
      <>
        <Icon name="flower" size={28} />
        <span>{uiCopy.imageFailed}</span>
      </>
    );
  }
  if (kind === 'text') return uiCopy.imageLoading;
  return kind === 'icon' ? <Icon name="flower" size={32} className="opacity-40" /> : null;
}
