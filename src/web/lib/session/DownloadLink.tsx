import type { ComponentProps } from 'react';
import { Icon } from '#web/ui/media/Icon.tsx';
import { createStore, useStore } from '#web/ui/store.ts';
import { showError } from '../errors/show-error.ts';
import { downloadFile } from '../files/download-file.ts';

type DownloadLinkProps = Omit<ComponentProps<'a'>, 'download' | 'href' | 'onClick'> & {
  /** of the file, below `/api` */
  path: string;
  /** px, of the arrow in front */
  iconSize?: 18 | 20;
  /** called with the file saved: closes the dialog around it */
  onSaved?: () => void;
};

/** Downloads under way, by path: outside the links, since a dialog that is closed and opened again has another one. */
const underWay = createStore<ReadonlySet<string>>(new Set());

/**
 * A link to a file of personal data. The page stays: a refusal is shown as a toast, and a download that needs re-authentication
 * asks for it. While it is under way, further presses do nothing.
 */
export function DownloadLink({ path, iconSize = 18, onSaved, children, ...rest }: DownloadLinkProps) {
  const busy = useStore(underWay).has(path);
  return (
    <a
      {...rest}
      href={`/api${path}`}
      // Without scripts, and from the link's menu, the browser downloads by itself.
      download
      aria-busy={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        download(path, onSaved);
      }}
    >
      {busy ? (
        <i className={iconSize === 20 ? 'spin size-5' : 'spin'} />
      ) : (
        <Icon name="download" size={iconSize} />
      )}
      {children}
    </a>
  );
}

function download(path: string, onSaved: (() => void) | undefined): void {
  if (underWay.get().has(path)) return;
  underWay.set(new Set([...underWay.get(), path]));
  downloadFile(path)
    .then(onSaved)
    .catch((error: unknown) => showError(error, undefined, () => download(path, onSaved)))
    .finally(() => underWay.set(new Set([...underWay.get()].filter((other) => other !== path))));
}
