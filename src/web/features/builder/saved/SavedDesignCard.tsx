import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SavedDesign } from '#contract/http/design.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { srcSetOf } from '#domain/catalogue/pictures.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ShareLink } from '#web/entities/bracelet/ShareLink.tsx';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';
import { copy } from '../copy.vi.ts';
import { SAVED_DESIGNS } from '../queries.ts';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { focusNeighbour } from '#web/ui/focus-neighbour.ts';
import * as styles from './saved.module.css';

interface SavedDesignCardProps {
  design: SavedDesign;
  onOpened: () => void;
}

/** One saved design: picture, today's price and actions. */
export function SavedDesignCard({ design, onOpened }: SavedDesignCardProps) {
  const [, setParams] = useSearchParams();
  const [shares, setShares] = useState(false);
  const [token, setToken] = useState(design.shareToken);
  const card = useRef<HTMLLIElement>(null);
  const remove = useRemove({ ...design, shareToken: token }, () =>
    focusNeighbour(card.current, 'button', card.current?.closest('[role="dialog"]')?.querySelector('button')),
  );
  const { _id, name, previewImage, charms, price } = design;
  const open = () => {
    onOpened();
    setParams({ sua: _id }, { preventScrollReset: true });
  };
  return (
    <li ref={card} className={classes('card', styles.savedDesign)}>
      {previewImage !== null && (
        <LazyImage
          src={previewImage}
          srcSet={srcSetOf(previewImage, BRACELET_PICTURE_WIDTHS)}
          sizes="(width < 48rem) 90vw, 260px"
          width={960}
          height={800}
          alt=""
          placeholder="none"
          boxClass={styles.pic}
        />
      )}
      <h3>{name}</h3>
      <p className="num text-sm">
        <span className="muted">{copy.sum.charms(charms.length)}</span>{' '}
        <b className="price">{formatVnd(price)}</b>
      </p>
      <div className={classes('acts', styles.acts)}>
        <Button variant="tint" size="sm" aria-label={copy.saved.takeName(name)} onClick={open}>
          {copy.saved.take}
        </Button>
        <IconButton
          icon="share"
          label={copy.saved.share(name)}
          aria-expanded={shares}
          onClick={() => setShares(!shares)}
        />
        <IconButton icon="trash" label={copy.saved.remove(name)} onClick={remove} />
      </div>
      {shares && <ShareLink className={styles.share} design={design} token={token} onChange={setToken} />}
    </li>
  );
}

/** Removes a design from the list and revokes its share link; cart and orders keep their copy. */
function useRemove({ _id, name, shareToken }: SavedDesign, onGone: () => void): () => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => call('DELETE', `/custom-bracelets/${_id}`),
    onSuccess: onGone,
    onError: (error) => showError(error),
    onSettled: () => queries.invalidateQueries({ queryKey: SAVED_DESIGNS }),
  });
  const ask = async () => {
    const { title, message, linkCloses, confirm: confirmLabel } = copy.saved.askRemove;
    const consequence = shareToken === null ? message : `${message} ${linkCloses}`;
    if (await confirm({ tone: 'danger', title: title(name), message: consequence, confirmLabel })) mutate();
  };
  return () => inBackground(ask());
}
