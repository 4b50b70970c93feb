import type { ComponentProps } from 'react';
import { showError } from '../errors/show-error.ts';
import { downloadProved } from './proof.ts';

type DownloadLinkProps = Omit<ComponentProps<'a'>, 'download' | 'href'> & { href: string };

/** A link to a file of personal data: it asks for a recent proof first, where there is none. */
export function DownloadLink({ href, onClick, children, ...rest }: DownloadLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      download
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        downloadProved(href).catch((error: unknown) => showError(error, 'profile'));
      }}
    >
      {children}
    </a>
  );
}
