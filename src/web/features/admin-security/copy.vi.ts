import { groupThousands } from '#domain/kernel/vnd.ts';
import type { SecurityKind } from '#domain/identity/security.ts';

/** Texts of the security events. */
export const copy = {
  title: 'Bảo mật',
  failed: 'Load data failed. Bạn thử tải lại nhé.',
  kind: 'Loại',
  range: (from: number, to: number, total: number) => `${from}–${to} trên ${groupThousands(total)} dòng`,
  empty: 'Chưa có gì ở mục này',
  emptyText: 'Đăng nhập, từ chối và những việc cần cẩn thận được ghi lại ở đây trong 180 ngày.',
  showAll: 'Xem tất cả',
  nobody: 'Khách chưa đăng nhập',
  gone: 'Tài khoản không còn',
  onlyOf: (name: string) => `Chỉ xem ${name}`,
  from: (network: string) => `từ ${network}`,
  kinds: {
    all: 'Tất cả',
    sign_in: 'Đăng nhập',
    sign_in_failed: 'Sai mật khẩu',
    sign_in_blocked: 'Tài khoản khóa',
    registered: 'Đăng ký',
    code_failed: 'Sai mã',
    reset_asked: 'Xin mật khẩu mới',
    password_reset: 'Đặt mật khẩu mới',
    passkey_changed: 'Đổi khóa đăng nhập',
    email_changed: 'Đổi email',
    role_changed: 'Đổi vai trò',
    account_closed_or_opened: 'Khóa hoặc mở',
    account_deleted: 'Xóa tài khoản',
    session_replayed: 'Phiên bị đánh cắp',
    refused: 'Bị từ chối',
    limited: 'Quá giới hạn',
    money_decided: 'Quyết định về tiền',
    export: 'Tải dữ liệu',
  } satisfies Record<SecurityKind | 'all', string>,
} as const;
