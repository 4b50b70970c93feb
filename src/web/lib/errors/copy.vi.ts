import type { ToastType } from '#web/ui/feedback/toast.ts';

/** What failed, in the user's terms: the toast title above the server's own sentence (spec §8, Context titles). */
export const contextTitles = {
  login: 'Đăng nhập thất bại',
  register: 'Đăng ký thất bại',
  verifyOtp: 'Xác nhận OTP thất bại',
  resendOtp: 'Gửi lại OTP thất bại',
  forgot: 'Gửi email thất bại',
  reset: 'Đặt lại mật khẩu thất bại',
  cart: 'Cập nhật giỏ hàng thất bại',
  order: 'Đặt hàng thất bại',
  profile: 'Cập nhật hồ sơ thất bại',
  upload: 'Tải ảnh lên thất bại',
  builder: 'Tạo vòng tay thất bại',
  load: 'Lỗi tải dữ liệu',
  admin: 'Có lỗi xảy ra',
  shipper: 'Cập nhật status thất bại',
  payment: 'Chưa báo được chuyển khoản',
} as const;

/**
 * The status toasts of spec §8; `text` is used where the shop itself sent no message: a proxy refused, or there was no response.
 */
export const failureCopy = {
  network: { title: 'Lỗi kết nối', text: 'Không thể kết nối đến máy chủ. Bạn kiểm tra lại WiFi nhé.' },
  /** The device itself has no network. */
  offline: {
    title: 'Lỗi kết nối',
    text: 'Máy bạn đang mất mạng. Bạn kiểm tra lại WiFi, có mạng rồi thử lại nhé.',
  },
  timeout: { title: 'Máy chủ phản hồi chậm', text: 'Máy chủ đang bận, bạn thử lại sau ít phút nhé.' },
  expired: { title: 'Phiên đăng nhập hết hạn', text: 'Vui lòng đăng nhập lại' },
  noToken: { title: 'Thiếu token', text: 'Vui lòng đăng nhập lại' },
  wrongLogin: 'Email hoặc mật khẩu chưa đúng, bạn thử lại nhé',
  forbidden: { title: 'Không có quyền truy cập', text: 'Bạn không có quyền thực hiện thao tác này' },
  notFound: { title: 'Không tìm thấy', text: 'Không tìm thấy nội dung bạn cần' },
  format: { title: 'Sai định dạng', text: 'Thông tin chưa đúng định dạng. Bạn kiểm tra lại nhé.' },
  exists: { title: 'Thông tin đã tồn tại', text: 'Thông tin này đã tồn tại' },
  changed: 'Chưa thực hiện được',
  tooMany: { title: 'Thao tác quá nhanh', text: 'Bạn thao tác hơi nhanh, vui lòng thử lại sau ít phút' },
  invalid: { title: 'Thông tin chưa hợp lệ', text: 'Thông tin gửi lên chưa hợp lệ. Bạn kiểm tra lại nhé.' },
  server: { title: 'Lỗi hệ thống', text: 'Hệ thống đang gặp sự cố. Vui lòng thử lại sau.' },
  unknown: { title: 'Có lỗi xảy ra', text: 'Đã có lỗi không mong muốn. Bạn thử lại giúp tiệm nhé.' },
  /** For a profile failure without a message of its own. */
  unsaid: 'Update failed',
  soldOut: { one: 'Hết hàng', several: 'Một số charm đã hết hàng' },
  /** before `waitFor`, which the server's own sentence would only repeat */
  hasty: 'Bạn thao tác hơi nhanh.',
  manyLogins: 'Bạn đã thử đăng nhập nhiều lần.',
  waitFor: (seconds: number) => `Bạn thử lại sau ${span(seconds)} nhé.`,
  retry: 'Thử lại',
  reload: 'Tải lại trang',
  logIn: 'Đăng nhập',
  forgotPassword: 'Quên mật khẩu?',
  checkCart: 'Kiểm tra giỏ hàng',
} as const;

/** In the unit that a person would use; rounded up, so that the same refusal a moment later reads the same. */
function span(seconds: number): string {
  if (seconds <= 90) return `${seconds} giây`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `khoảng ${minutes} phút` : `khoảng ${Math.ceil(minutes / 60)} giờ`;
}

type Notice = { type: ToastType; title: string; message?: string };

/**
 * Named entries of spec §8 that no server response triggers, for `toast(notices.cartAdded)`; `named-entries.test.ts` checks that
 * all are here.
 */
export const notices = {
  fileTooLarge: { type: 'error', title: 'Ảnh quá lớn', message: 'Kích thước ảnh không được vượt quá 5MB' },
  fileType: {
    type: 'error',
    title: 'Ảnh chưa đúng định dạng',
    message: 'Vui lòng chọn file ảnh hợp lệ (JPG, PNG, GIF)',
  },
  requiredFields: { type: 'warning', title: 'Thiếu thông tin', message: 'Vui lòng điền đầy đủ thông tin' },
  registered: {
    type: 'success',
    title: 'Đăng ký thành công',
    message: 'Bông đã gửi mã xác nhận, bạn kiểm tra email nhé.',
  },
  otpVerified: { type: 'success', title: 'Xác nhận thành công', message: 'Khu vườn đã mở cửa đón bạn.' },
  otpResent: {
    type: 'success',
    title: 'Đã gửi lại mã',
    message: 'Bạn kiểm tra email để lấy mã OTP mới nhé.',
  },
  resetMailSent: {
    type: 'success',
    title: 'Đã gửi email',
    message: 'Đường dẫn đặt lại mật khẩu đang trên đường đến hộp thư của bạn.',
  },
  passwordReset: {
    type: 'success',
    title: 'Đặt lại mật khẩu thành công',
    message: 'Bạn đăng nhập bằng mật khẩu mới nhé.',
  },
  passwordChanged: {
    type: 'success',
    title: 'Đã đổi mật khẩu',
    message: 'Các thiết bị khác đã được đăng xuất.',
  },
  cartAdded: { type: 'success', title: 'Đã thêm vào giỏ hàng' },
  cartRemoved: { type: 'success', title: 'Đã xóa khỏi giỏ hàng' },
  cartCleared: { type: 'success', title: 'Đã xóa giỏ hàng' },
} as const satisfies Record<string, Notice>;

/** 'Order placed', with the short order number. */
export const orderPlaced = (shortId: string): Notice => ({
  type: 'success',
  title: 'Đặt hàng thành công',
  message: `Đơn #${shortId} đã đến tay tiệm.`,
});
