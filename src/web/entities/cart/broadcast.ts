let channel: BroadcastChannel | null | undefined;

/** Opened on first use; a browser without it leaves the other tabs to look when they get the focus. */
function cartChannel(): BroadcastChannel | null {
  channel ??= 'BroadcastChannel' in window ? new BroadcastChannel('cart') : null;
  return channel;
}

/** Says that the cart changed here, so that the other tabs of this browser read it again. */
export function broadcastCartChange(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  cartChannel()?.postMessage('changed');
}

/** @returns a function that stops listening */
export function hearOtherTabs(listener: () => void): () => void {
  const heard = cartChannel();
  heard?.addEventListener('message', listener);
  return () => heard?.removeEventListener('message', listener);
}
