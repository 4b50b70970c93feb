import { carrierNames } from '#domain/fulfilment/carriers.vi.ts';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';

/** Texts of the carriers' cash on delivery. */
export const moneyCopy = {
  failed: 'Chưa tải được tiền các đơn vị vận chuyển đang giữ.',
  title: (carrier: CarrierId) => `${carrierNames[carrier]} đang giữ`,
  sum: (parcels: number, sum: string) => `${parcels} kiện, ${sum}`,
  pick: (id: string) => `Ghi tiền kiện ${id}`,
  all: 'Chọn tất cả',
  picked: (parcels: number, sum: string) => `${parcels} kiện, ${sum}`,
  delivered: (when: string) => `giao ${when}`,
  remitted: (when: string) => `đã chuyển tiền ${when}`,
  same: 'Khớp',
  differs: (said: string) => `Bên giao báo thu ${said}`,
  unsaid: 'Bên giao chưa báo số thu',
  take: 'Ghi tiền về',
  takeOf: (carrier: CarrierId) => `Ghi tiền về từ ${carrierNames[carrier]}`,
  expected: (parcels: number) => `Thu hộ ${parcels} kiện`,
  fees: 'Phí bên giao giữ lại (₫)',
  counted: 'Tiền về tài khoản (₫)',
  difference: 'Lệch',
  note: 'Lý do lệch tiền',
  notePlaceholder: 'Ví dụ: trừ phí hoàn của tháng trước',
  noteMissing: 'Tiền nhận khác số phải về, bạn ghi lý do nhé',
  countedMissing: 'Bạn điền số tiền đã về nhé',
  cancel: 'Để sau',
  taking: 'Đang ghi...',
  done: (sum: string, carrier: CarrierId) => `Đã ghi ${sum} từ ${carrierNames[carrier]}`,
  concerns: 'Kiện cần bạn xem',
  moreConcerns: (shown: number, more: number) =>
    `Đây là ${shown} kiện mới nhất. Còn ${more} kiện, bấm Đã xem thì kiện kế tiếp hiện ra.`,
  asking: (carrier: CarrierId) => `Chưa biết ${carrierNames[carrier]} đã nhận kiện này chưa`,
  unwanted: (carrier: CarrierId) => `Đang lấy lại kiện từ ${carrierNames[carrier]}`,
  seen: 'Đã xem',
  seenOf: (id: string) => `Đã xem kiện của đơn ${id}`,
  payouts: 'Đơn vị vận chuyển đã trả',
  payoutsFailed: 'Chưa tải được những lần đơn vị vận chuyển đã trả.',
  olderPayouts: (shown: number, total: number) =>
    `Đây là ${shown} lần gần nhất trong ${total} lần, các lần trước ở Nhật ký.`,
  payout: (parcels: number, when: string, who: string) => `${parcels} kiện, ${when}, ${who} ghi`,
} as const;
