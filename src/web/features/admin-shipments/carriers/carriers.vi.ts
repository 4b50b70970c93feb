import { carrierNames } from '#domain/fulfilment/carriers.vi.ts';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';

/** Texts about connected carriers. */
export const carriersCopy = {
  choice: 'Ai giao',
  own: 'Tiệm giao, hoặc ghi tay',
  ownNote: 'Shipper của tiệm, hay nơi bạn tự mang ra gửi',
  note: 'Gửi thẳng sang, có mã và phiếu ngay',
  asking: 'Đang hỏi giá…',
  size: 'Kiện đã gói',
  sizeMissing: 'Bạn điền cân nặng và kích thước kiện nhé',
  effect: (carrier: CarrierId, cash: string | null) =>
    cash === null
      ? `${carrierNames[carrier]} đến lấy kiện, khách đã trả tiền rồi.`
      : `${carrierNames[carrier]} đến lấy kiện và thu hộ ${cash}.`,
  label: 'In phiếu',
  cancel: (carrier: CarrierId) => `Hủy ở ${carrierNames[carrier]}`,
  cancelTitle: (carrier: CarrierId) => `Hủy kiện ở ${carrierNames[carrier]}?`,
  cancelText: 'Kiện trở về chờ giao, bạn chọn người giao khác được ngay.',
  cancelled: (id: string) => `Đã lấy lại kiện của đơn ${id}`,
  keep: 'Giữ nguyên',
} as const;
