import type { Role } from '../identity/roles.ts';

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

/** Who speaks: the chat's customer, an admin, or the shop by itself. */
export const CHAT_SIDES = ['customer', 'admin', 'shop'] as const;
export type ChatSide = (typeof CHAT_SIDES)[number];

/** The two sides that read, and have a count of what they have not read. */
export const READERS = ['customer', 'admin'] as const satisfies ChatSide[];
export type Reader = (typeof READERS)[number];

/** Who has something new to read when a message is said: the other side; what the shop notes in passing is for nobody. */
export function unreadBy(side: ChatSide, type: MessageType): Reader | null {
  if (side === 'customer') return 'admin';
  return type === 'system' ? null : 'customer';
}

/** What a person may say; all else is said by the shop when it happened, and cannot be forged. */
const SENDABLE: Record<Role, readonly MessageType[]> = {
  customer: ['text', 'image'],
  admin: ['text', 'image', 'charm_list'],
  shipper: [],
};

export function canSend(role: Role, type: MessageType): boolean {
  return SENDABLE[role].includes(type);
}

/** A question about money moves up, one that is urgent already stays so. */
export function atLeastHigh(priority: ChatPriority): ChatPriority {
  return priority === 'urgent' ? 'urgent' : 'high';
}
