import type { Role } from '../identity/roles.ts';

/** Chat statuses, in their usual sequence (spec §4, Chat statuses). */
export const CHAT_STATUSES = ['pending', 'assigned', 'active', 'closed'] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];

/** Urgency of a chat (decisions, Support chat). */
export const CHAT_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type ChatPriority = (typeof CHAT_PRIORITIES)[number];

/** Message types, which decide how a message is rendered (look, Chat bubbles). */
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

/** The author of a message: the chat's customer, an admin, or the shop itself. */
export const CHAT_SIDES = ['customer', 'admin', 'shop'] as const;
export type ChatSide = (typeof CHAT_SIDES)[number];

/** The two sides with an unread count. */
export const READERS = ['customer', 'admin'] as const satisfies ChatSide[];
export type Reader = (typeof READERS)[number];

/** Whose unread count a new message raises: the other side's; incidental notes by the shop count for nobody. */
export function unreadBy(side: ChatSide, type: MessageType): Reader | null {
  if (side === 'customer') return 'admin';
  return type === 'system' ? null : 'customer';
}

/** Types that people may send; all others are written by the shop itself, so that they cannot be forged. */
const SENDABLE: Record<Role, readonly MessageType[]> = {
  customer: ['text', 'image'],
  admin: ['text', 'image', 'charm_list'],
  shipper: [],
};

export function canSend(role: Role, type: MessageType): boolean {
  return SENDABLE[role].includes(type);
}

/** Raises the priority of a chat about money to at least high. */
export function atLeastHigh(priority: ChatPriority): ChatPriority {
  return priority === 'urgent' ? 'urgent' : 'high';
}
