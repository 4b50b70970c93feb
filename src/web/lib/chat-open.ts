const EVENT = 'chat-open';

/** What somebody asked the chat window to show: a chat, or simply itself. */
export type AskedChat = { readonly chatId?: string };

/** The query that opens the chat: `/?tro-chuyen=mo` (mails about a missed reply). */
export const CHAT_PARAM = 'tro-chuyen';

/** Asks the chat window to open, at this chat or at the visitor's own (spec §2: the payment card's chat-open event). */
export function openChat(chatId?: string): void {
  dispatchEvent(new CustomEvent<AskedChat>(EVENT, { detail: chatId === undefined ? {} : { chatId } }));
}

/** @returns a function that stops listening */
export function onOpenChat(listener: (asked: AskedChat) => void): () => void {
  const heard = (event: Event): void => listener((event as CustomEvent<AskedChat>).detail);
  addEventListener(EVENT, heard);
  return () => removeEventListener(EVENT, heard);
}
