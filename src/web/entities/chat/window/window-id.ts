/** Id of the window that the launcher opens, for `aria-controls`. */
export const CHAT_WINDOW = 'chat-window';
