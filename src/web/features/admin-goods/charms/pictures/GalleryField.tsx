import { useEffect, useRef, type RefObject } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { CHARM_PICTURES_MAX, CHARM_PICTURE_WIDTHS, GOODS_IMAGE_TYPES } from '#domain/catalogue/limits.ts';
import { pictureAt } from '#domain/catalogue/pictures.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { copy } from './copy.vi.ts';
import { useGallery } from './use-gallery.ts';
import * as styles from './gallery.module.css';

interface GalleryFieldProps {
  /** the loaded charm; null for a new one that is not saved yet */
  charm: Charm | null;
  /** refetches the charm while keeping unsaved input */
  onChanged: () => Promise<unknown>;
}

/** All pictures of a charm: the first is the main picture of the form, the others appear on the charm's own page. */
export function GalleryField({ charm, onChanged }: GalleryFieldProps) {
  return (
    <section className={styles.gallery} aria-label={copy.title}>
      <h3 className="lbl">{copy.title}</h3>
      <p className="hint">{charm === null ? copy.later : copy.hint}</p>
      {charm && <Pictures charm={charm} onChanged={onChanged} />}
    </section>
  );
}

function Pictures({ charm, onChanged }: GalleryFieldProps & { charm: Charm }) {
  const { busy, add, move, remove } = useGallery(charm, onChanged);
  const { imageGallery } = charm.images;
  const list = useRef<HTMLOListElement>(null);
  const keep = useKeptFocus(list, busy);
  const isFull = imageGallery.length >= CHARM_PICTURES_MAX;
  return (
    <>
      <ol ref={list} className={styles.pictures} aria-busy={busy || undefined}>
        {imageGallery.map((url, at) => (
          <li key={url} data-url={url}>
            <img
              src={pictureAt(url, Math.min(...CHARM_PICTURE_WIDTHS))}
              alt={copy.place(at + 1, imageGallery.length)}
              width={56}
              height={56}
            />
            <span>{at === 0 && copy.first}</span>
            <IconButton
              icon="chevron-up"
              label={copy.earlier(at + 1)}
              disabled={busy || at === 0}
              onClick={() => (keep(url), move(at, at - 1))}
            />
            <IconButton
              icon="chevron-down"
              label={copy.behind(at + 1)}
              disabled={busy || at === imageGallery.length - 1}
              onClick={() => (keep(url), move(at, at + 1))}
            />
            <IconButton
              icon="trash"
              danger
              label={copy.remove(at + 1)}
              disabled={busy}
              onClick={() => (keep(imageGallery[at + 1] ?? imageGallery[at - 1] ?? ''), remove(at))}
            />
          </li>
        ))}
      </ol>
      <Add busy={busy} disabledReason={isFull ? copy.full : undefined} onFiles={add} />
    </>
  );
}

interface AddProps {
  busy: boolean;
  disabledReason: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

function Add({ busy, disabledReason, onFiles }: AddProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        accept={GOODS_IMAGE_TYPES.join(',')}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="charm-pictures"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onFiles(files);
          target.value = '';
        }}
      />
      <Button
        variant="paper"
        size="sm"
        icon="plus"
        loading={busy}
        loadingLabel={copy.adding}
        disabledReason={disabledReason}
        onClick={() => picker.current?.click()}
      >
        {copy.add}
      </Button>
    </>
  );
}

/** Restores focus after an update: to the moved picture, or to the one after a removed picture. */
function useKeptFocus(list: RefObject<HTMLElement | null>, busy: boolean) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const { current: url } = wanted;
    if (url === null || busy) return;
    wanted.current = null;
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    rows
      .find((row) => row.dataset['url'] === url)
      ?.querySelector<HTMLElement>('button:not(:disabled)')
      ?.focus();
  }, [list, busy]);
  return (url: string) => {
    wanted.current = url;
  };
}
