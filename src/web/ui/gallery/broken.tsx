import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { LazyImage } from '../media/LazyImage.tsx';
import { Zoomable } from '../overlays/Zoomable.tsx';
import { uiCopy } from '../copy.vi.ts';
import { galleryCopy } from './copy.vi.ts';
import { pictureOf, Row, Sample } from './Sample.tsx';

const { sections, broken, charm } = galleryCopy;
const SQUARE = { alt: charm.tulip, width: 448, height: 448 } as const;
/** No such file: the picture fails to load. */
const NOWHERE = '/pictures/charms/khong-co-448.webp';

/** Pictures in every state, and a page that crashes. */
export function GalleryBroken() {
  return (
    <>
      <Sample title={sections.pictures} className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
        <LazyImage {...SQUARE} boxClass="rounded-card" src={pictureOf('tulip', 448)} />
        {/* The loading state as static markup, since a picture that never finishes loading is hard to provide. */}
        <span className="lazy rounded-card" data-state="loading" style={{ aspectRatio: '1' }}>
          <span className="hold">{uiCopy.imageLoading}</span>
        </span>
        <LazyImage {...SQUARE} boxClass="rounded-card" src={NOWHERE} />
        <LazyImage
          {...SQUARE}
          boxClass="rounded-card"
          src={pictureOf('tulip', 448)}
          placeholder="icon"
          eager
        />
        <Zoomable {...SQUARE} src={pictureOf('tulip', 448)} caption={charm.tulip}>
          <LazyImage
            {...SQUARE}
            boxClass="rounded-card"
            alt=""
            src={pictureOf('tulip', 448)}
            placeholder="none"
          />
        </Zoomable>
        <Zoomable {...SQUARE} alt={broken.picture} src={NOWHERE}>
          <LazyImage
            {...SQUARE}
            boxClass="rounded-card"
            alt=""
            src={pictureOf('hoa-sen', 448)}
            placeholder="none"
          />
        </Zoomable>
      </Sample>
      <Sample title={broken.title}>
        <Row>
          <Crash />
        </Row>
      </Sample>
    </>
  );
}

/** Throws while rendering, so that the crash screen replaces the page. */
function Crash() {
  const [pressed, setPressed] = useState(false);
  if (pressed) throw new Error('The gallery was asked to break.');
  return (
    <Button variant="dline" onClick={() => setPressed(true)}>
      {broken.press}
    </Button>
  );
}
