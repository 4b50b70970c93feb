const EVENT = 'chat-open';

type Asked = { chatId?: string };

/** Asks the chat window to open, at this chat or at the visitor's own (spec §2: the payment card's chat-open event). */
export function openChat(chatId?: string): void {
  dispatchEvent(new CustomEvent<Asked>(EVENT, { detail: chatId === undefined ? {} : { chatId } }));
}

/** @returns a function that stops listening */
export function onOpenChat(listener: (asked: Asked) => void): () => void {
  const heard = (event: Event): void => listener((event as CustomEvent<Asked>).detail);
  addEventListener(EVENT, heard);
  return () => removeEventListener(EVENT, heard);
}
