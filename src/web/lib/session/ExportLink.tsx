import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { DownloadLink } from './DownloadLink.tsx';

interface ExportLinkProps {
  href: string;
  /** accessible name, saying what is exported; the button shows only an arrow */
  label: string;
}

/** Exports all pages of the list beside it, as a table for Excel. */
export function ExportLink({ href, label }: ExportLinkProps) {
  return (
    <DownloadLink className={buttonClass({ variant: 'paper' })} href={href}>
      <Icon name="download" size={20} />
      <span className="sr-only">{label}</span>
    </DownloadLink>
  );
}
