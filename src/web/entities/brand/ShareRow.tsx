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
  /** what the row is for, before its buttons */
  label: string;
  title: string;
  /** of the page, from the root */
  path: string;
  /** whether a mail may carry it, too: what is read rather than looked at */
  byMail?: boolean;
  className?: string | undefined;
}

/** Sends a page on: its address is copied, handed to Zalo, or given to the phone's own sheet where there is one. */
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
      // Closing the sheet is no failure.
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
        // The shop's own address is known in the browser alone.
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
