import type { Gender, Role } from './roles.ts';

export const genderLabels = {
  male: 'Nam',
  female: 'Nữ',
  other: 'Khác',
  prefer_not_to_say: 'Không muốn nói',
} as const satisfies Record<Gender, string>;

/** Copy of spec §5; messages that it does not quote follow its generic ones. */
export const identityCopy = {
  emailMissing: 'Vui lòng nhập email',
  emailFormat: 'Email không đúng định dạng (ví dụ: ten@email.com)',
  emailRequired: 'Email là bắt buộc',
  emailInvalid: 'Email không hợp lệ',

  passwordMissing: 'Vui lòng nhập mật khẩu',
  newPasswordMissing: 'Vui lòng nhập mật khẩu mới',
  passwordTooShort: 'Mật khẩu phải có ít nhất 6 ký tự',
  passwordTooLong: 'Mật khẩu không được vượt quá 128 ký tự',
  passwordTooCommon: 'Mật khẩu này quá phổ biến, bạn chọn mật khẩu khác nhé',
  passwordTooPlain: 'Mật khẩu nên có cả chữ cái và số để bảo mật tốt hơn',
  confirmMissing: 'Vui lòng xác nhận mật khẩu',
  confirmMismatch: 'Mật khẩu xác nhận không khớp',

  nameMissing: 'Vui lòng nhập tên',
  nameTooShort: 'Tên phải có ít nhất 2 ký tự',
  nameTooLong: 'Tên không được vượt quá 50 ký tự',
  nameFormat: 'Tên chỉ được chứa chữ cái và khoảng trắng',

  otpIncomplete: 'Vui lòng nhập đầy đủ 4 số OTP',
  resetLinkInvalid: 'Liên kết không hợp lệ hoặc đã hết hạn',

  avatarNotAnImage: 'Vui lòng chọn file ảnh hợp lệ',
  avatarTooLarge: 'Kích thước ảnh không được vượt quá 5MB',

  genderInvalid: 'Giới tính không đúng định dạng',
} as const;

/** Copy of the delivery address (spec §5, Checkout). */
export const addressCopy = {
  fullName: 'Họ tên',
  fullNameMissing: 'Họ tên là bắt buộc',
  fullNameFormat: 'Họ tên chỉ được chứa chữ cái và khoảng trắng',
  phone: 'Số điện thoại',
  phoneMissing: 'Số điện thoại là bắt buộc',
  phoneFormat: 'Số điện thoại phải có 10-11 chữ số',
  addressLine1: 'Địa chỉ',
  addressLine1Missing: 'Địa chỉ là bắt buộc',
  addressLine2: 'Tòa nhà, số căn hộ',
  city: 'Thành phố/tỉnh',
  cityMissing: 'Thành phố/tỉnh là bắt buộc',
  cityFormat: 'Thành phố/tỉnh chỉ được chứa chữ cái và khoảng trắng',
  ward: 'Phường/xã',
  wardElsewhere: (ward: string, city: string) => `${ward} không thuộc ${city}, bạn chọn lại phường/xã nhé`,
  cityUnknown: 'Bạn chọn tỉnh, thành phố trong danh sách nhé',
  wardNeedsCity: 'Bạn chọn tỉnh, thành phố trong danh sách trước nhé',
  postalCode: 'Mã bưu chính',
  countryAbroad: 'Tiệm hiện chỉ giao hàng trong Việt Nam',
  label: 'Tên địa chỉ',
} as const;

/** Colloquial names of provinces, folded, and the official name. */
export const spokenProvinces: Readonly<Record<string, string>> = {
  'sai gon': 'Hồ Chí Minh',
  hcm: 'Hồ Chí Minh',
  tphcm: 'Hồ Chí Minh',
  hn: 'Hà Nội',
  'vung tau': 'Hồ Chí Minh',
  'da lat': 'Lâm Đồng',
};

/** Role labels for staff. */
export const roleLabels: Record<Role, string> = { customer: 'Khách', admin: 'Quản trị', shipper: 'Shipper' };
