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
  /** the picture's own pixels; the box is there at once */
  width: number;
  height: number;
  /** what stands there meanwhile: grey 'Loading...', an icon, sand, or nothing on a well that has its own ground */
  placeholder?: 'text' | 'icon' | 'sand' | 'none';
  /** in the HTML at once. true: heroes, first in the queue; near: the browser asks for it when it comes near */
  eager?: boolean | 'near';
  /** class of the box; `className` goes to the picture */
  boxClass?: string;
}

/** A picture that comes at 10 % visibility, 50 px ahead (spec §9). Without scripts it is a plain picture. */
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
        {uiCopy.imageFailed}
      </>
    );
  }
  if (kind === 'text') return uiCopy.imageLoading;
  return kind === 'icon' ? <Icon name="flower" size={32} className="opacity-40" /> : null;
}
