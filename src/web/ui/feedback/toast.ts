import { createStore } from '../store.ts';
import { withToast, type Toast, type ToastOptions } from './toast-queue.ts';

export type { ToastAction, ToastOptions, ToastType } from './toast-queue.ts';

export const shownToasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a toast; callable from anywhere in the browser, rendered by `<Overlays/>`.
 * Error 5 s, warning 4 s, success and info 3 s, without a type 2 s (spec §9).
 */
export function toast(options: ToastOptions): void {
  lastId += 1;
  const before = shownToasts.get();
  const after = withToast(before, lastId, options);
  if (after !== before) shownToasts.set(after);
}

/** Starts its exit animation, after which it is dismissed. */
export function fadeToast(id: number): void {
  shownToasts.set(shownToasts.get().map((shown) => (shown.id === id ? { ...shown, leaving: true } : shown)));
}

export function dismissToast(id: number): void {
  shownToasts.set(shownToasts.get().filter((shown) => shown.id !== id));
}
