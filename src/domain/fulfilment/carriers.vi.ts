import type { BookingConcern, CarrierId, CarrierStep } from './carriers.ts';

export const carrierNames = {
  ghn: 'GHN',
  ghtk: 'GHTK',
  viettelpost: 'Viettel Post',
} as const satisfies Record<CarrierId, string>;

/** Copy about parcels of external carriers, for customers and the desk. */
export const carrierCopy = {
  weight: 'Nặng (g)',
  length: 'Dài (cm)',
  width: 'Rộng (cm)',
  height: 'Cao (cm)',
  payoutNote: 'Lý do lệch tiền',
  payoutNoteMissing: 'Tiền nhận khác số phải về, bạn ghi lý do nhé',
  away: (carrier: CarrierId) =>
    `${carrierNames[carrier]} đang không trả lời. Bạn thử lại sau ít phút, hoặc chọn cách giao khác nhé.`,
  unanswered: (carrier: CarrierId) =>
    `${carrierNames[carrier]} chưa trả lời nên chưa biết đã nhận kiện hay chưa. Bạn bấm lại sau ít phút: tiệm hỏi lại trước, không tạo hai lần.`,
  refused: (carrier: CarrierId, why: string) => `${carrierNames[carrier]} từ chối: ${why}`,
  token: (carrier: CarrierId) =>
    `${carrierNames[carrier]} không nhận mã kết nối của tiệm. Bạn báo người quản lý máy chủ xem lại nhé.`,
  off: (carrier: CarrierId) => `Tiệm chưa kết nối với ${carrierNames[carrier]}.`,
  asking: (carrier: CarrierId) => `Đang hỏi ${carrierNames[carrier]}, bạn chờ một phút rồi xem lại nhé.`,
  booked: (carrier: CarrierId) =>
    `Kiện này đang ở ${carrierNames[carrier]}. Bạn hủy ở ${carrierNames[carrier]} trước nhé.`,
  changed: 'Đơn vừa đổi địa chỉ hoặc số tiền, kiện vừa tạo được hủy. Bạn xem lại rồi tạo nhé.',
  pickupMissing: 'Tiệm chưa có địa chỉ lấy hàng. Bạn điền trong Cài đặt, mục Kiện hàng nhé.',
  wardMissing: 'Địa chỉ nhận chưa có phường, xã. Bạn bổ sung trong đơn rồi tạo nhé.',
  content: 'Vòng tay charm',
  /** Note to the carrier about a gift's earliest delivery day; fits every carrier's length limit. */
  giftNote: (day: string) => `Quà tặng: không giao trước ngày ${day}`,
  codTooMuch: 'Tiền thu hộ vượt 50.000.000 ₫, đơn vị vận chuyển không nhận.',
  labelMissing: 'Chưa lấy được phiếu, bạn thử lại sau ít phút nhé.',
  /** Reason of a failed delivery when the carrier gives none. */
  step: {
    failed: (carrier: CarrierId) => `${carrierNames[carrier]} báo giao chưa được`,
  } satisfies Partial<Record<CarrierStep, unknown>>,
} as const;

/** Concerns as staff read them beside a parcel. */
export const concernLabels = {
  unknown: (carrier: CarrierId, status: string) =>
    `${carrierNames[carrier]} báo “${status}”, trạng thái tiệm chưa biết`,
  trouble: (carrier: CarrierId, status: string) =>
    `${carrierNames[carrier]} báo có chuyện với kiện (${status})`,
  cancelled: (carrier: CarrierId) => `${carrierNames[carrier]} đã hủy kiện này`,
  stuck: (carrier: CarrierId) => `Chưa hủy được kiện ở ${carrierNames[carrier]}`,
} as const satisfies Record<BookingConcern, (carrier: CarrierId, status: string) => string>;
