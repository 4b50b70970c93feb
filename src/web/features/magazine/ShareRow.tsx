import { canSend } from '#web/lib/share/share-or-copy.ts';
import { putOnClipboard } from '#web/lib/clipboard.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { magazineCopy } from './copy.vi.ts';
import * as styles from './article.module.css';

const copy = magazineCopy.article;

/** Sends an article on: its address is copied, mailed, or handed to the phone's own sheet where there is one. */
export function ShareRow({ title, path }: { title: string; path: string }) {
  const hydrated = useHydrated();
  const address = () => new URL(path, window.location.origin).href;

  const put = () =>
    putOnClipboard(address()).then(
      () => toast({ type: 'success', ...copy.copied }),
      () => toast({ type: 'error', ...copy.copyFailed }),
    );
  const mail = () => {
    const facts = new URLSearchParams({ subject: title, body: address() });
    window.location.href = `mailto:?${facts.toString().replaceAll('+', '%20')}`;
  };
  const send = async () => {
    try {
      await navigator.share({ title, url: address() });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await put();
    }
  };

  return (
    <div className={styles.shareRow}>
      <b>{copy.sendOn}</b>
      <Button variant="paper" size="sm" icon="copy" onClick={() => inBackground(put())}>
        {copy.copyLink}
      </Button>
      <Button variant="paper" size="sm" icon="mail" onClick={mail}>
        {copy.mail}
      </Button>
      {hydrated && canSend() && (
        <Button variant="paper" size="sm" icon="share" onClick={() => inBackground(send())}>
          {copy.share}
        </Button>
      )}
    </div>
  );
}
