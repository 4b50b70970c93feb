/** The life of a chat (spec §4, Chat statuses). */
export const CHAT_STATUSES = ['pending', 'assigned', 'active', 'closed'] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];

/** How urgent a chat is (decisions, Support chat). */
export const CHAT_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type ChatPriority = (typeof CHAT_PRIORITIES)[number];

/** What a message is, which decides how it is shown (look, Chat bubbles). */
export const MESSAGE_TYPES = [
  'text',
  'image',
  'system',
  'charm_list',
  'payment_instruction',
  'payment_confirmation',
  'admin_payment_confirmation',
  'admin_payment_rejection',
] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];
