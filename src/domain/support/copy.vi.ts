import type { ChatStatus } from './chats.ts';

/** spec §4, Chat statuses. */
export const chatStatusLabels = {
  pending: 'Chờ assign',
  assigned: 'Đang hoạt động',
  active: 'Đang hoạt động',
  closed: 'Đã đóng',
} as const satisfies Record<ChatStatus, string>;

/** A status in words; one that this page does not know is 'Không xác định' (spec §4). */
export function chatStatusLabel(status: string): string {
  return Object.hasOwn(chatStatusLabels, status) ? chatStatusLabels[status as ChatStatus] : 'Không xác định';
}

export const supportCopy = { message: 'Tin nhắn' } as const;
