import { useRef, useState } from 'react';
import type { Share } from '#contract/http/design.ts';
import { sharedPath } from '#domain/design/share.ts';
import type { DesignId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { ApiError } from '#web/lib/api.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { canSend, shareOrCopy } from '#web/lib/share/share-or-copy.ts';
import { zaloShareUrl } from '#web/lib/share/zalo-share.ts';
import * as styles from './share-link.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

interface ShareLinkProps {
  design: { readonly _id: DesignId; readonly name: string };
  /** of the existing share link; null without one */
  token: string | null;
  onChange?: (token: string | null) => void;
  className?: string;
}

/** 'Khoe bạn bè': creates a public link to the customer's own bracelet, shares it, and closes it again. */
export function ShareLink({ design, token: first, onChange, className }: ShareLinkProps) {
  const { token, done, busy, hand, close } = useShareLink(design, first, onChange);
  const { share } = copy;
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button disappears with the link, so the focus moves to the share button in the same row.
  const closeHere = () => {
    close();
    button.current?.focus();
  };
  return (
    <div className={classes(styles.shareLink, className)}>
      <div className={styles.row}>
        <Icon name="share" size={20} />
        <span>{share.label}</span>
        <Button
          className={styles.button}
          ref={button}
          variant="paper"
          size="sm"
          loading={busy}
          icon={done === 'copied' ? 'check' : undefined}
          onClick={hand}
        >
          {done === 'copied' ? share.copied : canSend() ? share.send : share.copy}
        </Button>
      </div>
      {token !== null && (
        <div className={styles.open}>
          <input
            readOnly
            aria-label={share.address}
            value={addressOf(token)}
            onFocus={(event) => event.target.select()}
          />
          <span className={styles.ways}>
            <a
              className={classes('link', styles.link)}
              href={zaloShareUrl(addressOf(token))}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={share.zaloName}
            >
              {share.zalo}
            </a>
            <button type="button" className={classes('link', styles.link)} onClick={closeHere}>
              {share.close}
            </button>
          </span>
          <p className="muted text-xs">{share.opened}</p>
        </div>
      )}
      <p role="status" className="sr-only">
        {done === null ? '' : share[done]}
      </p>
    </div>
  );
}

/** How long a button confirms that it has copied (look, VietQR). */
const SHOWN = seconds(2);

function useShareLink(
  { _id, name }: ShareLinkProps['design'],
  first: string | null,
  onChange: ShareLinkProps['onChange'],
) {
  const [token, setToken] = useState(first);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<'copied' | 'closed' | null>(null);
  const path = `/custom-bracelets/${_id}/share`;

  const keep = (next: string | null) => {
    setToken(next);
    onChange?.(next);
  };
  const open = async (): Promise<string> => {
    if (token !== null) return addressOf(token);
    const opened = await call<Share>('POST', path);
    keep(opened.token);
    // Requests the preview image once, so that it is rendered before the first messenger fetches it.
    new Image().src = opened.image;
    return addressOf(opened.token);
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => {
      if (error instanceof ApiError) showError(error);
      else toast({ type: 'warning', ...copy.share.notCopied });
    });
    setBusy(false);
  };
  const hand = () =>
    attempt(async () => {
      if ((await shareOrCopy(open, { title: name, text: copy.share.message(name) })) === 'sent') return;
      setDone('copied');
      setTimeout(() => setDone(null), SHOWN);
    });
  const close = () =>
    attempt(async () => {
      await call('DELETE', path);
      keep(null);
      setDone('closed');
    });
  return { token, done, busy, hand: () => inBackground(hand()), close: () => inBackground(close()) };
}

const addressOf = (token: string): string => window.location.origin + sharedPath(token);
