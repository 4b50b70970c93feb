import { SHEETS_AT_ONCE } from '#domain/ordering/limits.ts';
import type { Deed } from './use-bulk.ts';

/** Texts of the bulk actions. */
export const bulkCopy = {
  pick: (id: string) => `Chọn đơn ${id}`,
  pickAll: 'Chọn tất cả đơn ở trang này',
  most: `Mỗi lần chọn được tối đa ${SHEETS_AT_ONCE} đơn`,
  bar: 'Việc với các đơn đã chọn',
  picked: (orders: number) => `${orders} đơn đã chọn`,
  clear: 'Bỏ chọn',
  confirm: 'Xác nhận',
  print: 'In phiếu',
  ship: 'Tạo vận đơn',
  csv: 'Xuất CSV',
  cancel: 'Hủy đơn',
  doing: {
    confirm: (done: number, of: number) => `Đang xác nhận ${done}/${of} đơn`,
    cancel: (done: number, of: number) => `Đang hủy ${done}/${of} đơn`,
    ship: (done: number, of: number) => `Đang tạo vận đơn ${done}/${of} đơn`,
  } satisfies Record<Deed, (done: number, of: number) => string>,
  done: {
    confirm: (orders: number) => `Đã xác nhận ${orders} đơn`,
    cancel: (orders: number) => `Đã hủy ${orders} đơn`,
    ship: (orders: number) => `Đã tạo hoặc giao vận đơn cho ${orders} đơn`,
  } satisfies Record<Deed, (orders: number) => string>,
  cancelling: {
    title: (orders: string) => `Hủy ${orders} đơn?`,
    text: 'Charm đã giữ được trả về kho và mỗi khách nhận một thư báo. Đã hủy thì không khôi phục được đơn.',
    reason: 'Lý do gửi khách',
    reasonPlaceholder: 'Ví dụ: hết charm ngọc trai',
    missing: 'Vui lòng cho biết lý do',
    keep: 'Giữ lại',
    confirm: 'Hủy các đơn này',
  },
  shipping: {
    title: (orders: number) => `Tạo vận đơn cho ${orders} đơn`,
    text: 'Đơn đã xác nhận sẽ có vận đơn, charm rời kệ và khách nhận thư báo. Kiện chưa ai giao sẽ giao cho shipper bạn chọn.',
    checking: 'Đang xem...',
    unchecked: 'Chưa xem được trong số này có đơn quà hẹn ngày hay không.',
    early: (gifts: number) => `${gifts} đơn quà gửi hôm nay thường đến sớm hơn ngày hẹn`,
    earlyGift: (name: string, day: string, leaves: string) =>
      `${name}: đừng giao trước ngày ${day}, nên gửi từ ngày ${leaves}`,
    leaveOut: (gifts: number) =>
      gifts === 1 ? 'Chưa tạo vận đơn cho đơn quà này' : `Chưa tạo vận đơn cho ${gifts} đơn quà này`,
    later: 'Chọn shipper sau',
    laterNote: 'Chỉ tạo vận đơn',
    cancel: 'Để sau',
    confirm: 'Tạo vận đơn',
    confirmName: (name: string) => `Tạo và giao cho ${name}`,
  },
} as const;
