let channel: BroadcastChannel | null | undefined;

/** Opened on first use; without BroadcastChannel, other tabs refetch the cart when they get the focus. */
function cartChannel(): BroadcastChannel | null {
  channel ??= 'BroadcastChannel' in window ? new BroadcastChannel('cart') : null;
  return channel;
}

/** Tells the other tabs of this browser to refetch the cart. */
export function broadcastCartChange(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  cartChannel()?.postMessage('changed');
}

/** @returns the unsubscribe function */
export function onCartChangedElsewhere(listener: () => void): () => void {
  const heard = cartChannel();
  heard?.addEventListener('message', listener);
  return () => heard?.removeEventListener('message', listener);
}
