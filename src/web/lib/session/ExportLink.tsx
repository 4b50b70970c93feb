import { buttonClass } from '#web/ui/actions/button-look.ts';
import { DownloadLink } from './DownloadLink.tsx';

interface ExportLinkProps {
  /** of the table, below `/api` */
  path: string;
  /** accessible name, saying what is exported; the button shows only an arrow */
  label: string;
}

/** Exports all pages of the list beside it, as a table for Excel. */
export function ExportLink({ path, label }: ExportLinkProps) {
  return (
    <DownloadLink className={buttonClass({ variant: 'paper' })} path={path} iconSize={20}>
      <span className="sr-only">{label}</span>
    </DownloadLink>
  );
}
