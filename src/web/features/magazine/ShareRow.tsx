import { putOnClipboard } from '#web/lib/clipboard.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { toast } from '#web/ui/toast.ts';
import { magazineCopy } from './copy.vi.ts';

const copy = magazineCopy.article;

/** Sends an article on: through the device's own menu where there is one, else by copying its address. */
export function ShareRow({ title, path }: { title: string; path: string }) {
  const address = () => new URL(path, window.location.origin).href;

  const share = async () => {
    try {
      if ('share' in navigator) return await navigator.share({ title, url: address() });
      await putOnClipboard(address());
      toast({ type: 'success', ...copy.copied });
    } catch (error) {
      // Closing the menu is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ type: 'error', ...copy.copyFailed });
    }
  };

  const mail = () => {
    const facts = new URLSearchParams({ subject: title, body: address() });
    window.location.href = `mailto:?${facts.toString().replaceAll('+', '%20')}`;
  };

  return (
    <div className="share-row">
      <b>{copy.sendOn}</b>
      <Button variant="paper" size="sm" onClick={() => void share()}>
        <Icon name="share" size={18} />
        {copy.share}
      </Button>
      <Button variant="paper" size="sm" onClick={mail}>
        <Icon name="mail" size={18} />
        {copy.mail}
      </Button>
    </div>
  );
}
