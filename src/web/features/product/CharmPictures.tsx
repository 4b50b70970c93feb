import { useRef, useState, type KeyboardEvent } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { CharmPicture, LARGEST_SIDE, largestPictureOf } from '#web/entities/charm/CharmPicture.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { copy as words } from './copy.vi.ts';
import * as charmStyles from './charm.module.css';
import * as styles from './product.module.css';

const copy = words.charm;
const SIZES = '(width < 48rem) 60vw, 380px';

interface CharmPicturesProps {
  charm: Charm;
  name: string;
}

/** The pictures of a charm on its own page: a single one, or a gallery. */
export function CharmPictures({ charm, name }: CharmPicturesProps) {
  const { imageGallery } = charm.images;
  if (imageGallery.length > 1) return <Several urls={imageGallery} title={copy.title(name)} name={name} />;
  if (largestPictureOf(charm) !== null) return <One charm={charm} alt={copy.title(name)} name={name} eager />;
  return (
    <span className={styles.none}>
      <Icon name="flower" size={72} />
      {copy.noPicture}
    </span>
  );
}

interface OneProps {
  charm: Pick<Charm, 'images'>;
  alt: string;
  /** caption in the enlarged view */
  name: string;
  eager?: boolean;
}

function One({ charm, alt, name, eager = false }: OneProps) {
  const large = largestPictureOf(charm) ?? '';
  return (
    <Zoomable src={large} alt={alt} width={LARGEST_SIDE} height={LARGEST_SIDE} caption={name}>
      <CharmPicture charm={charm} alt={alt} sizes={SIZES} eager={eager} />
    </Zoomable>
  );
}

/** A strip with native swipe scrolling, also without JavaScript; buttons and arrow keys do the same. */
function Several({ urls, title, name }: { urls: readonly string[]; title: string; name: string }) {
  const { strip, shown, show, follow, takeHold } = useStrip(urls.length);
  const leaf = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    show(shown + by, true);
  };
  return (
    <>
      <div role="presentation" className="contents" onPointerDown={takeHold} onKeyDown={leaf}>
        <ul ref={strip} className={charmStyles.strip} aria-label={copy.pictures} onScroll={follow}>
          {urls.map((url, at) => (
            <li key={url}>
              <One
                charm={{ images: { imageGallery: [url], imageUrl: url, imageCanvas: null } }}
                alt={copy.pictureOf(title, at + 1, urls.length)}
                name={name}
                eager={at === 0}
              />
            </li>
          ))}
        </ul>
      </div>
      <p className={charmStyles.place} role="status">
        <span aria-hidden="true" className="num">
          {shown + 1}/{urls.length}
        </span>
        <span className="sr-only">{copy.picturePlace(shown + 1, urls.length)}</span>
      </p>
      <IconButton
        icon="chevron-left"
        label={copy.previousPicture}
        className={charmStyles.previous}
        aria-disabled={shown === 0}
        onClick={() => show(shown - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={copy.nextPicture}
        className={charmStyles.next}
        aria-disabled={shown === urls.length - 1}
        onClick={() => show(shown + 1)}
      />
    </>
  );
}

/** State of the strip: the visible picture, and scrolling to another, with the motion that the system settings prefer. */
function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** target of a scroll in progress; pictures passed on the way are not reported */
  const aim = useRef<number | null>(null);
  return {
    strip,
    shown,
    /** @param isFollowed moves the focus to the picture as well */
    show(wanted: number, isFollowed = false) {
      const at = Math.max(0, Math.min(count - 1, wanted));
      const { current: list } = strip;
      aim.current = at;
      setShown(at);
      list?.scrollTo({ left: at * list.clientWidth });
      if (isFollowed) list?.children[at]?.querySelector('button')?.focus({ preventScroll: true });
    },
    follow() {
      const { current: list } = strip;
      if (list === null || list.clientWidth === 0) return;
      const at = Math.round(list.scrollLeft / list.clientWidth);
      if (aim.current === at) aim.current = null;
      if (aim.current === null) setShown(at);
    },
    takeHold() {
      aim.current = null;
    },
  };
}
