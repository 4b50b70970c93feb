import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { DownloadLink } from './DownloadLink.tsx';

interface ExportLinkProps {
  href: string;
  /** what is taken along; the button shows its arrow alone */
  label: string;
}

/** Beside a list: all pages of what it shows, as a table for Excel. */
export function ExportLink({ href, label }: ExportLinkProps) {
  return (
    <DownloadLink className={buttonClass({ variant: 'paper' })} href={href}>
      <Icon name="download" size={20} />
      <span className="sr-only">{label}</span>
    </DownloadLink>
  );
}
