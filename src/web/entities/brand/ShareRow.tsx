import { canSend } from '#web/lib/share/share-or-copy.ts';
import { putOnClipboard } from '#web/lib/clipboard.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { zaloShareUrl } from '#web/lib/share/zalo-share.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { classes } from '#web/ui/classes.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { shareRowCopy as copy } from './share-row.vi.ts';

interface ShareRowProps {
  /** label before the buttons */
  label: string;
  title: string;
  /** of the page, from the root */
  path: string;
  /** whether sharing by mail is offered too, for pages that are read rather than looked at */
  byMail?: boolean;
  className?: string | undefined;
}

/** Shares a page: copies its URL, opens Zalo's share page, or uses the phone's share sheet where there is one. */
export function ShareRow({ label, title, path, byMail = false, className }: ShareRowProps) {
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
      // Closing the sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await put();
    }
  };

  return (
    <div className={classes('flex flex-wrap items-center gap-3', className)} role="group" aria-label={label}>
      <b aria-hidden="true" className="text-sm font-semibold max-lg:w-full">
        {label}
      </b>
      <Button variant="paper" size="sm" icon="copy" onClick={() => inBackground(put())}>
        {copy.copyLink}
      </Button>
      <a
        className={buttonClass({ variant: 'paper', size: 'sm' })}
        // The origin is known only in the browser.
        href={hydrated ? zaloShareUrl(address()) : path}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={copy.zaloName}
      >
        <Icon name="chat" size={18} />
        {copy.zalo}
      </a>
      {byMail && (
        <Button variant="paper" size="sm" icon="mail" onClick={mail}>
          {copy.mail}
        </Button>
      )}
      {hydrated && canSend() && (
        <Button variant="paper" size="sm" icon="share" onClick={() => inBackground(send())}>
          {copy.share}
        </Button>
      )}
    </div>
  );
}
