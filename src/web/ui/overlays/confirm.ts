import { createStore } from '../store.ts';

export interface ConfirmOptions {
  /** danger by default */
  tone?: 'danger' | 'warning' | 'info';
  /** the question */
  title: string;
  /** the consequence */
  message?: string;
  /** 'Xác nhận' by default */
  confirmLabel?: string;
  /** 'Hủy' by default */
  cancelLabel?: string;
}

export interface PendingQuestion extends ConfirmOptions {
  answer: (yes: boolean) => void;
}

export const question = createStore<PendingQuestion | null>(null);

/**
 * Asks for confirmation before a destructive action. `<Overlays/>` shows the dialog; a second question answers the first with no.
 * @returns true for yes; false for no, Escape or a click outside
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  question.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      question.set(null);
      resolve(yes);
    };
    question.set({ ...options, answer });
  });
}
