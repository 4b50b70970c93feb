import type { ComponentProps } from 'react';
import { showError } from '../errors/show-error.ts';
import { downloadWithProof } from './proof.ts';

type DownloadLinkProps = Omit<ComponentProps<'a'>, 'download' | 'href'> & { href: string };

/** A download link for a file of personal data; first asks for re-authentication unless there is a recent one. */
export function DownloadLink({ href, onClick, children, ...rest }: DownloadLinkProps) {
  const download = () => {
    downloadWithProof(href).catch((error: unknown) => showError(error, undefined, download));
  };
  return (
    <a
      {...rest}
      href={href}
      download
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        download();
      }}
    >
      {children}
    </a>
  );
}
