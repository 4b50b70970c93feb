const EVENT = 'chat-open';

/** What the chat window is asked to show: a certain chat, at the desk the unanswered ones, or just the window. */
export type AskedChat = { readonly chatId?: string; readonly unanswered?: true };

/** Query parameter that opens the chat: `/?tro-chuyen=mo` (used by mails about a missed reply). */
export const CHAT_PARAM = 'tro-chuyen';

/** Asks the chat window to open, by default with the visitor's own chat (spec §2: the payment card's chat-open event). */
export function openChat(detail: AskedChat = {}): void {
  dispatchEvent(new CustomEvent<AskedChat>(EVENT, { detail }));
}

/** @returns the unsubscribe function */
export function onOpenChat(listener: (asked: AskedChat) => void): () => void {
  const heard = (event: Event): void => listener((event as CustomEvent<AskedChat>).detail);
  addEventListener(EVENT, heard);
  return () => removeEventListener(EVENT, heard);
}
