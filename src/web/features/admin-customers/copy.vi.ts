import { groupThousands } from '#domain/kernel/vnd.ts';
import type { Role } from '#domain/identity/roles.ts';
import type { CustomerSort, RoleFilter } from './view.ts';

/** What the customers tab says. */
export const copy = {
  title: 'Khách hàng',
  failed: 'Load data failed. Bạn thử tải lại nhé.',
  search: { label: 'Tìm theo tên hoặc e-mail', placeholder: 'Tên, e-mail', button: 'Tìm' },
  filters: 'Lọc tài khoản',
  groups: {
    all: 'Tất cả',
    customer: 'Khách',
    admin: 'Quản trị',
    shipper: 'Shipper',
    disabled: 'Đã khóa',
  } satisfies Record<RoleFilter, string>,
  sort: 'Sắp xếp',
  sorts: {
    newest: 'Mới nhất',
    spent: 'Mua nhiều tiền nhất',
    orders: 'Nhiều đơn nhất',
  } satisfies Record<CustomerSort, string>,
  range: (from: number, to: number, total: number) => `${from}–${to} trên ${groupThousands(total)} tài khoản`,
  columns: {
    person: 'Tên',
    role: 'Vai trò',
    orders: 'Đơn',
    spent: 'Đã mua',
    last: 'Đơn gần nhất',
    joined: 'Từ ngày',
    actions: 'Thao tác',
  },
  closed: 'Đã khóa',
  you: 'là bạn',
  orders: (orders: number) => `${orders} đơn`,
  ordersOf: (name: string) => `Xem đơn của ${name}`,
  never: 'Chưa có đơn',
  empty: 'Không tìm thấy ai',
  emptyText: 'Bạn thử tên khác, hoặc bỏ bộ lọc.',
  showAll: 'Xem tất cả',

  change: 'Vai trò',
  changeName: (name: string) => `Đổi vai trò của ${name}`,
  close: 'Khóa',
  closeName: (name: string) => `Khóa tài khoản ${name}`,
  open: 'Mở lại',
  openName: (name: string) => `Mở lại tài khoản ${name}`,

  role: {
    title: (name: string) => `Vai trò của ${name}`,
    legend: 'Vai trò',
    notes: {
      customer: 'Mua vòng, theo dõi đơn của mình.',
      shipper: 'Thấy và cập nhật các vận đơn được giao.',
      admin: 'Toàn quyền ở trang này, kể cả đổi vai trò người khác.',
    } satisfies Record<Role, string>,
    counts: 'Có hiệu lực ngay ở lần bấm tiếp theo của người đó.',
    yourself: 'Đây là tài khoản của bạn: đổi xong bạn ra khỏi trang quản trị.',
    cancel: 'Để sau',
    save: 'Đổi vai trò',
    saving: 'Đang đổi...',
    done: (name: string, role: string) => `${name} từ nay là ${role}`,
  },
  closing: {
    title: (name: string) => `Khóa tài khoản ${name}?`,
    message: 'Người này bị đăng xuất khỏi mọi thiết bị và không đăng nhập lại được. Đơn hàng vẫn giữ nguyên.',
    yourself: 'Đây là tài khoản của bạn: bạn bị đăng xuất ngay.',
    confirmLabel: 'Khóa',
    cancelLabel: 'Để sau',
    done: (name: string) => `Đã khóa tài khoản ${name}`,
  },
  opened: (name: string) => `Đã mở lại tài khoản ${name}`,
} as const;
