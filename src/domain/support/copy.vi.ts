import type { ChatStatus } from './chats.ts';
import type { OfficeHours } from '../shop/office-hours.ts';

/** spec §4, Chat statuses. */
export const chatStatusLabels = {
  pending: 'Chờ assign',
  assigned: 'Đang hoạt động',
  active: 'Đang hoạt động',
  closed: 'Đã đóng',
} as const satisfies Record<ChatStatus, string>;

/** A status as a label; one that this page does not know is 'Không xác định' (spec §4). */
export function chatStatusLabel(status: string): string {
  return Object.hasOwn(chatStatusLabels, status) ? chatStatusLabels[status as ChatStatus] : 'Không xác định';
}

export const supportCopy = {
  message: 'Tin nhắn',
  note: 'Ghi chú',
  cannedReply: 'Câu trả lời mẫu',
  shortcut: 'Từ tắt',
  comment: 'Nhận xét',
  emptyMessage: 'Bạn chưa nhập tin nhắn',
  /** spec §4: the text of an image message. */
  imageSent: '📷 Đã gửi ảnh',
  charmList: (count: number) => `${count} charm gợi ý cho bạn`,
  jointDesign: (name: string) => `Mình cùng sửa vòng “${name}” nhé`,
  jointDesignAccepted: (name: string) => `Mình nhận bản đã sửa của vòng “${name}”.`,
  takenBy: (admin: string) => `${admin} đang hỗ trợ khách này`,
  shortcutFormat: 'Từ tắt chỉ gồm chữ thường không dấu, số và dấu gạch ngang',
} as const;

/** The shop's first message to a customer who seems to be in crisis. */
export const crisisWords =
  'Bông đã nhờ người của tiệm đến đây với bạn. Không cần nói gì về vòng cả, bạn kể điều gì cũng được, chúng mình lắng nghe.';

/** Words before an order number, as part of a regular expression. */
export const ORDER_WORDS = 'đơn (?:hàng )?(?:số )?';

/** Copy of the contact card. */
export const contactCopy = {
  missing: 'Bạn điền số điện thoại hoặc e-mail giúp tiệm nhé',
  phone: (phone: string) => `số điện thoại: ${phone}`,
  email: (email: string) => `e-mail: ${email}`,
} as const;

/** Messages that the shop itself posts in a chat. */
export const systemMessages = {
  takenOver: (admin: string, before: string) => `${admin} tiếp tục hỗ trợ bạn thay ${before}`,
  outsideOfficeHours: ({ from, until }: OfficeHours) =>
    `Tiệm nhận tin 24/7 và trả lời từ ${from}:00 đến ${until}:00 mỗi ngày. Bông đã giữ tin của bạn, sáng ra tiệm nhắn lại ngay nhé.`,
} as const;

/** Messages about the money of an order; `order` is its short number, `amount` is formatted. */
export const paymentMessages = {
  instruction: (order: string, amount: string) =>
    `Thanh toán đơn #${order}: ${amount}. Bạn quét mã VietQR và giữ nguyên nội dung chuyển khoản nhé.`,
  reported: (order: string, amount: string) => `Đã báo chuyển khoản ${amount} cho đơn #${order}.`,
  confirmed: (order: string, amount: string) =>
    `Tiệm đã nhận được ${amount} cho đơn #${order}. Cảm ơn bạn, tiệm bắt tay làm đơn này đây.`,
  rejected: (order: string, reason: string) => `Tiệm chưa xác nhận được tiền của đơn #${order}: ${reason}`,
} as const;
