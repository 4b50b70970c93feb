import { ROLES, type Role } from '#domain/identity/roles.ts';

/** Prompts and messages of the account commands. */
export const commandCopy = {
  summaries: {
    create:
      'Tạo quản trị viên; thiếu gì thì hỏi, mật khẩu luôn hỏi (gõ ẩn, hoặc là dòng kế tiếp của ống dẫn)',
    role: 'Đổi vai trò của một tài khoản, có hiệu lực ngay lần bấm sau',
    resetPasskeys: 'Gỡ mọi khóa đăng nhập và mã dự phòng của một tài khoản, đăng xuất mọi thiết bị',
    disable: 'Khóa một tài khoản, ra khỏi tiệm ngay',
    enable: 'Mở lại tài khoản đã khóa',
  },
  name: 'Tên:',
  email: 'Email:',
  password: 'Mật khẩu:',
  adminCreated: (name: string, email: string) => `Đã tạo quản trị viên ${name} <${email}>.`,
  roleChanged: (name: string, email: string, role: Role) => `${name} <${email}> từ nay là ${role}.`,
  passkeysReset: (email: string, count: number) => `Đã gỡ ${count} khóa đăng nhập của ${email}.`,
  disabled: (email: string) => `Đã khóa tài khoản ${email}.`,
  enabled: (email: string) => `Đã mở lại tài khoản ${email}.`,
  unknownRole: `Vai trò phải là một trong: ${ROLES.join(', ')}.`,
  unknownEmail: (email: string) => `Không có tài khoản nào dùng email "${email}".`,
  emailTaken: (email: string) =>
    `Email ${email} đã có tài khoản. Dùng: npm run shop -- user role ${email} admin`,
} as const;
