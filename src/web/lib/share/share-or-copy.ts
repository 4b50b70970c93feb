import { putOnClipboard } from '../clipboard.ts';

type Ways = {
  send: (data: { title: string; text: string; url: string }) => Promise<void>;
  put: (text: string | Promise<string>) => Promise<void>;
  /** whether the native share sheet is used */
  sends: boolean;
};

/** Phones have a native share sheet; elsewhere the link is copied. */
export function canSend(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

const browserWays = (): Ways => ({
  send: (data) => navigator.share(data),
  put: putOnClipboard,
  sends: canSend(),
});

/**
 * Shares a link through the phone's share sheet, or copies it.
 * @param open creates the shared link, or returns the existing one
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
    // The user cancelled; the link is shown below the button.
    if (error instanceof DOMException && error.name === 'AbortError') return 'sent';
    await put(url);
    return 'copied';
  }
  return 'sent';
}
