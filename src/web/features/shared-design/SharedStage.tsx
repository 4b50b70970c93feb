import { useState } from 'react';
import type { SharedDesign } from '#contract/http/design.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { srcSetOf } from '#domain/catalogue/pictures.ts';
import { copy } from './copy.vi.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './shared.module.css';

const VIEWS = ['worn', 'flat'] as const;

type View = (typeof VIEWS)[number];

/** The bracelet as worn or laid flat. Both pictures are rendered by the server; the second one preloads in the background. */
export function SharedStage({ design }: { design: SharedDesign }) {
  const [view, setView] = useState<View>('worn');
  const { name, previewImage, flatImage } = design;
  return (
    <div className={styles.stage}>
      {previewImage !== null && (
        <Picture
          view="worn"
          src={previewImage}
          height={800}
          alt={copy.wornAlt(name)}
          shown={view === 'worn'}
        />
      )}
      <Picture view="flat" src={flatImage} height={960} alt={copy.flatAlt(name)} shown={view === 'flat'} />
      <div className={styles.views} role="group" aria-label={copy.views}>
        {VIEWS.map((id) => (
          <button key={id} type="button" aria-pressed={view === id} onClick={() => setView(id)}>
            {copy[id]}
          </button>
        ))}
      </div>
    </div>
  );
}

interface PictureProps {
  view: View;
  src: string;
  /** at a width of 960 px */
  height: number;
  alt: string;
  shown: boolean;
}

function Picture({ view, src, height, alt, shown }: PictureProps) {
  return (
    <img
      src={src}
      srcSet={srcSetOf(src, BRACELET_PICTURE_WIDTHS)}
      sizes="(width < 48rem) 92vw, (width < 80rem) 54vw, 660px"
      width={960}
      height={height}
      alt={alt}
      aria-hidden={!shown}
      className={shown ? view : classes(view, styles.away)}
      fetchPriority={view === 'worn' ? 'high' : 'low'}
    />
  );
}
