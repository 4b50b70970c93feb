export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  label: string;
  /** path of a page in the shop */
  to?: string;
  onClick?: () => void;
}

export interface ToastOptions {
  /** neutral without a type */
  type?: ToastType;
  title: string;
  message?: string;
  action?: ToastAction;
  /** ms; depends on the type by default */
  duration?: number;
}

export interface Toast extends ToastOptions {
  id: number;
  duration: number;
  /** fading out: no longer counts as shown */
  leaving?: true;
}

/** spec §9 */
export const MOST_SHOWN = 3;
const DURATIONS: Record<ToastType, number> = { error: 5000, warning: 4000, success: 3000, info: 3000 };
const DEFAULT_DURATION = 2000;

/** Display time in ms (spec §9). */
export function durationOf({ type, duration }: ToastOptions): number {
  return duration ?? (type ? DURATIONS[type] : DEFAULT_DURATION);
}

/**
 * Adds a toast to the list, oldest first. A toast with the same title and message is not shown twice (spec §5); one that is already
 * fading out is replaced, because it can no longer be read.
 * The newest always shows; a fourth one removes the oldest that is not an error.
 */
export function withToast(shown: readonly Toast[], id: number, options: ToastOptions): readonly Toast[] {
  const isSame = ({ title, message }: Toast) => title === options.title && message === options.message;
  if (shown.some((other) => isSame(other) && !other.leaving)) return shown;
  const next = [
    ...shown.filter((other) => !isSame(other)),
    { ...options, id, duration: durationOf(options) },
  ];
  if (next.length <= MOST_SHOWN) return next;
  const leaves = next.find((toast, index) => toast.type !== 'error' && index < next.length - 1) ?? next[0];
  return next.filter((toast) => toast !== leaves);
}
