import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Collection } from '#contract/http/content.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { pictureAt, srcSetOf } from '#domain/catalogue/pictures.ts';
import { classes } from '#web/ui/classes.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { TabPanel, Tabs } from '#web/ui/actions/Tabs.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { magazineCopy } from './copy.vi.ts';
import { collectionsQuery } from '#web/entities/article/queries.ts';
import * as styles from './gallery.module.css';
import * as magazineStyles from './magazine.module.css';

const copy = magazineCopy.gallery;
/** spec §9, Display: changes are ignored during the animation, in milliseconds. */
const LOCK = 300;
/** The second picture shows the bracelet on a wrist: wider than the arch. */
const WORN = 1;

/**
 * Five themed collections with three pictures each (spec §2, Flower meanings page). Switching tabs starts at the first picture;
 * changes are ignored during an animation.
 */
export function Gallery() {
  const { data: collections = [] } = useQuery(collectionsQuery());
  const [shown, setShown] = useState({ slug: 'blossom', at: 0 });
  const lockedUntil = useRef(0);
  const show = (next: typeof shown) => {
    const now = performance.now();
    if (now < lockedUntil.current) return;
    lockedUntil.current = now + LOCK;
    setShown(next);
  };

  const collection = collections.find(({ slug }) => slug === shown.slug) ?? collections[0];
  if (collection === undefined) return null;
  return (
    <section
      data-later=""
      data-collection={collection.slug}
      className={styles.gallery}
      aria-labelledby="gallery"
    >
      <p className="script text-center">{copy.script}</p>
      <h2 id="gallery" className="text-center">
        {copy.heading}
      </h2>
      <Tabs
        className={styles.galleryTabs}
        label={copy.tabs}
        name="gallery"
        items={collections.map((each) => ({ id: each.slug, label: <TabLabel collection={each} /> }))}
        value={collection.slug}
        onChange={(slug) => show({ slug, at: 0 })}
      />
      <TabPanel name="gallery" id={collection.slug} className={styles.galleryPanel}>
        <Pictures
          key={collection.slug}
          collection={collection}
          at={shown.at}
          onShow={(at) => show({ slug: collection.slug, at })}
        />
        <div className={classes(magazineStyles.about, styles.about)}>
          <p className="script">{nameOf(collection)}</p>
          <h3>{copy.bracelets[collection.slug] ?? nameOf(collection)}</h3>
          <p className={classes('lead', magazineStyles.lead)}>{collection.description}</p>
          <ul className={styles.madeOf} aria-label={copy.madeOf}>
            {collection.charms.map(({ name, image }) => (
              <li key={name}>
                {image && <img src={image} alt="" width={26} height={26} loading="lazy" />}
                {name}
              </li>
            ))}
          </ul>
          {collection.design && (
            <>
              <p className={classes('muted', styles.muted)}>{copy.count(collection.design.charms.length)}</p>
              <p className={styles.take}>
                <LinkButton to={`/builder?bo-suu-tap=${collection.slug}`}>{copy.open}</LinkButton>
                {collection.price !== null && (
                  <span className={classes('price', styles.price)}>{formatVnd(collection.price)}</span>
                )}
              </p>
            </>
          )}
        </div>
      </TabPanel>
    </section>
  );
}

/** The collection's colour and name. */
const TabLabel = ({ collection }: { collection: Collection }) => (
  <>
    <i className={styles.hue} data-hue={collection.slug} aria-hidden="true" />
    {nameOf(collection)}
  </>
);

/** The Vietnamese name, where one is defined. */
const nameOf = ({ slug, name }: Collection) => copy.names[slug] ?? name;

interface PicturesProps {
  collection: Collection;
  at: number;
  onShow: (at: number) => void;
}

function Pictures({ collection, at, onShow }: PicturesProps) {
  const { pictures } = collection;
  const name = nameOf(collection);
  const main = pictures[at] ?? pictures[0];
  const alt = copy.alt(name, copy.views[at] ?? '');
  return (
    <>
      <div className={styles.thumbs} role="group" aria-label={copy.thumbs(name)}>
        {pictures.map((picture, index) => (
          <button
            key={picture}
            type="button"
            aria-label={copy.thumb(name, index + 1)}
            aria-current={index === at || undefined}
            onClick={() => onShow(index)}
          >
            <img src={pictureAt(picture, 320)} alt="" width={320} height={240} loading="lazy" />
          </button>
        ))}
      </div>
      {main !== undefined && (
        <div className={classes(styles.mainPicture, at === WORN && styles.worn)} key={main}>
          <Zoomable src={pictureAt(main, 960)} alt={alt} width={960} height={720} caption={name}>
            <img
              src={main}
              srcSet={srcSetOf(main, BRACELET_PICTURE_WIDTHS)}
              sizes="(width < 64rem) 88vw, 520px"
              alt={alt}
              width={960}
              height={720}
              loading="lazy"
              decoding="async"
            />
          </Zoomable>
        </div>
      )}
    </>
  );
}
