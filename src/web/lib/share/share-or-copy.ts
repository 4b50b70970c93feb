import { putOnClipboard } from '../clipboard.ts';

type Ways = {
  send: (data: { title: string; text: string; url: string }) => Promise<void>;
  put: (text: string | Promise<string>) => Promise<void>;
  /** there is a sheet to send with */
  sends: boolean;
};

/** Phones have their own sheet for handing things on; elsewhere the link is copied. */
export function canSend(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

const browserWays = (): Ways => ({
  send: (data) => navigator.share(data),
  put: putOnClipboard,
  sends: canSend(),
});

/**
 * Hands a link on: by the phone's own sheet, else over the clipboard.
 * @param open opens the link, or says which one is open
 * @throws what `open` threw, or when the browser refuses to copy
 */
export async function shareOrCopy(
  open: () => Promise<string>,
  words: { title: string; text: string },
  { send, put, sends } = browserWays(),
): Promise<'sent' | 'copied'> {
  if (!sends) {
    await put(open());
    return 'copied';
  }
  const url = await open();
  try {
    await send({ ...words, url });
  } catch (error) {
    // She thought better of it; the link stands below the button.
    if (error instanceof DOMException && error.name === 'AbortError') return 'sent';
    await put(url);
    return 'copied';
  }
  return 'sent';
}
