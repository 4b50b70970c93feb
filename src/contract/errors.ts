import { identityCopy } from '#domain/identity/copy.vi.ts';
import type { FailureClass } from '#domain/kernel/failure.ts';

type ErrorEntry = {
  readonly status: number;
  readonly message: string;
  readonly class: Exclude<FailureClass, 'network'>;
};

/**
 * Every error of the API: its status, its class (spec §8), and the message shown when the call gives no message of its own.
 * Shared by server and page.
 */
export const ERRORS = {
  // Errors of any call
  MALFORMED: { status: 400, message: 'Thông tin gửi lên chưa hợp lệ', class: 'client' },
  NO_SESSION: { status: 401, message: 'Vui lòng đăng nhập để tiếp tục', class: 'auth' },
  SESSION_EXPIRED: {
    status: 401,
    message: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
    class: 'auth',
  },
  FORBIDDEN: { status: 403, message: 'Bạn không có quyền thực hiện thao tác này', class: 'auth' },
  ORIGIN_REFUSED: { status: 403, message: 'Yêu cầu không đến từ trang của tiệm', class: 'auth' },
  NOT_FOUND: { status: 404, message: 'Không tìm thấy nội dung bạn cần', class: 'client' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Thao tác này không được hỗ trợ', class: 'client' },
  TIMEOUT: { status: 408, message: 'Máy chủ phản hồi chậm, bạn thử lại nhé', class: 'timeout' },
  CONFLICT: {
    status: 409,
    message: 'Thông tin này vừa được thay đổi, bạn tải lại trang nhé',
    class: 'client',
  },
  TOO_LARGE: { status: 413, message: 'Nội dung gửi lên quá lớn', class: 'client' },
  WRONG_TYPE: { status: 415, message: 'Định dạng gửi lên chưa được hỗ trợ', class: 'client' },
  RANGE_INVALID: { status: 416, message: 'Đoạn bạn hỏi nằm ngoài nội dung này', class: 'client' },
  INVALID_INPUT: { status: 422, message: 'Vui lòng kiểm tra lại thông tin', class: 'client' },
  RATE_LIMITED: {
    status: 429,
    message: 'Bạn thao tác hơi nhanh, vui lòng thử lại sau ít phút',
    class: 'client',
  },
  SERVER_ERROR: { status: 500, message: 'Hệ thống đang gặp sự cố. Vui lòng thử lại sau.', class: 'server' },
  UNAVAILABLE: {
    status: 503,
    message: 'Tiệm đang bận một chút, bạn chờ giây lát rồi thử lại nhé',
    class: 'server',
  },

  // Identity
  NAME_RESERVED: {
    status: 422,
    message: 'Tên này dễ nhầm với nhân viên của tiệm, bạn chọn tên khác nhé',
    class: 'client',
  },
  EMAIL_TAKEN: { status: 409, message: 'Email này đã được đăng ký', class: 'client' },
  LOGIN_FAILED: { status: 401, message: 'Email hoặc mật khẩu chưa đúng', class: 'auth' },
  EMAIL_NOT_VERIFIED: {
    status: 409,
    message: 'Email chưa được xác nhận. Vui lòng nhập mã OTP.',
    class: 'client',
  },
  MAIL_NOT_SET_UP: {
    status: 409,
    message: 'Tiệm chưa gửi được thư nên chưa mở đăng ký và đặt lại mật khẩu. Bạn liên hệ tiệm giúp nhé.',
    class: 'client',
  },
  LAST_ADMIN: {
    status: 409,
    message: 'Tiệm cần ít nhất một quản trị viên, bạn thêm người khác trước nhé',
    class: 'client',
  },
  PARCELS_OPEN: {
    status: 409,
    message: 'Người này còn kiện phải giao, bạn giao các kiện đó cho ai trước nhé',
    class: 'client',
  },
  ACCOUNT_DISABLED: {
    status: 403,
    message: 'Tài khoản này đang tạm khóa. Vui lòng liên hệ tiệm.',
    class: 'auth',
  },
  OTP_INVALID: {
    status: 422,
    message: 'Mã OTP không đúng hoặc đã hết hạn. Vui lòng kiểm tra lại hoặc gửi mã mới.',
    class: 'client',
  },
  OTP_EXHAUSTED: {
    status: 429,
    message: 'Mã OTP đã bị nhập sai 5 lần. Vui lòng gửi mã mới.',
    class: 'client',
  },
  OTP_COOLDOWN: { status: 429, message: 'Vui lòng chờ ít giây trước khi gửi lại mã', class: 'client' },
  REGISTRATION_REPLACED: {
    status: 409,
    message: 'Email này vừa được đăng ký lại ở nơi khác. Vui lòng đăng ký lại.',
    class: 'client',
  },
  ORDERS_OPEN: {
    status: 409,
    message: 'Bạn còn đơn chưa xong. Đơn hoàn tất hoặc đã hủy rồi, tiệm mới xóa tài khoản được nhé.',
    class: 'client',
  },
  REFUND_OPEN: {
    status: 409,
    message: 'Tiệm còn tiền phải hoàn cho bạn. Tiệm hoàn xong rồi bạn xóa tài khoản giúp tiệm nhé.',
    class: 'client',
  },
  PROOF_NEEDED: {
    status: 403,
    message: 'Việc này cần bạn xác nhận lại mật khẩu trước nhé',
    class: 'auth',
  },
  PASSKEY_NEEDED: {
    status: 403,
    message: 'Tài khoản này đăng nhập bằng khóa. Bạn dùng khóa hoặc một mã dự phòng nhé.',
    class: 'auth',
  },
  PASSKEY_REQUIRED: {
    status: 403,
    message: 'Bạn tạo khóa đăng nhập trong trang Hồ sơ trước, rồi làm tiếp nhé',
    class: 'auth',
  },
  PASSKEY_INVALID: { status: 422, message: 'Khóa này chưa dùng được, bạn thử lại nhé', class: 'client' },
  PASSKEYS_IMPOSSIBLE: {
    status: 409,
    message: 'Ở địa chỉ này trình duyệt chưa dùng được khóa đăng nhập',
    class: 'client',
  },
  PASSKEYS_FULL: {
    status: 409,
    message: 'Bạn đã có 10 khóa. Bỏ bớt một khóa cũ rồi thêm nhé.',
    class: 'client',
  },
  RECOVERY_CODE_WRONG: { status: 422, message: 'Mã dự phòng chưa đúng hoặc đã dùng rồi', class: 'client' },
  CURRENT_PASSWORD_MISSING: { status: 422, message: 'Nhập mật khẩu hiện tại để đổi', class: 'client' },
  CURRENT_PASSWORD_WRONG: { status: 422, message: 'Mật khẩu hiện tại chưa đúng', class: 'client' },
  OPENING_LINK_INVALID: {
    status: 422,
    message: 'Liên kết này không dùng được nữa: tiệm đã có quản trị viên, hoặc đã quá một ngày',
    class: 'client',
  },
  RESET_LINK_INVALID: { status: 422, message: identityCopy.resetLinkInvalid, class: 'client' },

  // Pictures
  IMAGE_TOO_LARGE: { status: 413, message: identityCopy.avatarTooLarge, class: 'client' },
  IMAGE_TYPE_REFUSED: { status: 415, message: identityCopy.avatarNotAnImage, class: 'client' },
  IMAGE_TOO_MANY_PIXELS: {
    status: 413,
    message: 'Ảnh có quá nhiều điểm ảnh, bạn chọn ảnh nhỏ hơn nhé',
    class: 'client',
  },
  IMAGE_MISSING: { status: 422, message: 'Bạn chưa chọn ảnh', class: 'client' },

  // Catalogue and design
  ALREADY_EXISTS: { status: 409, message: 'Thông tin này đã tồn tại', class: 'client' },
  IN_USE: { status: 409, message: 'Không thể xóa vì đang được sử dụng', class: 'client' },
  DESIGN_INCOMPLETE: { status: 422, message: 'Không thể hoàn thành', class: 'client' },
  UNKNOWN_PIECE: { status: 422, message: 'Một món trong thiết kế không còn được bán', class: 'client' },
  STOCK_INSUFFICIENT: { status: 409, message: 'Stock validation failed', class: 'client' },

  // Cart and orders
  CART_EMPTY: { status: 409, message: 'Giỏ hàng đang trống', class: 'client' },
  CART_FULL: {
    status: 409,
    message: 'Giỏ hàng chỉ chứa tối đa 50 chiếc vòng khác nhau',
    class: 'client',
  },
  PART_GONE: { status: 409, message: 'Một món trong thiết kế không còn được bán', class: 'client' },
  CART_ITEM_MISSING: { status: 404, message: 'Không tìm thấy sản phẩm trong giỏ hàng', class: 'client' },
  SHOP_CLOSED: {
    status: 409,
    message: 'Tiệm sắp mở cửa, chưa nhận đơn hôm nay. Bạn ghé lại ít hôm nữa nhé.',
    class: 'client',
  },
  NOT_READY_TO_OPEN: {
    status: 409,
    message: 'Chưa mở cửa được, tiệm còn thiếu vài thứ',
    class: 'client',
  },
  TOO_MANY_OPEN_ORDERS: {
    status: 409,
    message: 'Bạn đang có nhiều đơn chờ xác nhận. Cần đặt thêm, bạn nhắn tiệm qua khung chat nhé.',
    class: 'client',
  },
  TOTAL_CHANGED: {
    status: 409,
    message: 'Tổng tiền vừa thay đổi, bạn xem lại đơn rồi đặt hàng nhé',
    class: 'client',
  },
  SHIPPING_OPTION_GONE: { status: 422, message: 'Cách giao hàng này không còn phục vụ', class: 'client' },
  PAYMENT_METHOD_UNAVAILABLE: { status: 422, message: 'Cách thanh toán này chưa sẵn sàng', class: 'client' },
  PAYMENT_CLOSED: { status: 409, message: 'Đơn này không còn chờ chuyển khoản', class: 'client' },
  PAYMENT_DECIDED: { status: 409, message: 'Khoản chuyển này vừa có người xử lý', class: 'client' },
  REFUND_TOO_MUCH: { status: 422, message: 'Số tiền hoàn lớn hơn số tiền đã nhận', class: 'client' },
  FEED_REFUSED: { status: 401, message: 'Thông báo của ngân hàng không có chữ ký đúng', class: 'auth' },
  ORDER_FAILED: {
    status: 500,
    message: 'Không thể tạo đơn hàng. Vui lòng kiểm tra thông tin và thử lại.',
    class: 'server',
  },
  INVALID_TRANSITION: {
    status: 409,
    message: 'Không thể chuyển sang trạng thái này, bạn tải lại trang nhé',
    class: 'client',
  },
  PROOF_MISSING: {
    status: 409,
    message:
      'Khách chưa ưng ảnh xem trước nên chưa tạo vận đơn được. Bạn gửi ảnh cho khách, hoặc bỏ qua bước này kèm lý do nhé.',
    class: 'client',
  },
  PHOTO_CHANGED: {
    status: 409,
    message: 'Ảnh của đơn này vừa có thay đổi, bạn xem lại rồi trả lời nhé',
    class: 'client',
  },
  PHOTO_GONE: {
    status: 409,
    message: 'Một ảnh không còn ở tiệm nữa, bạn chụp lại ảnh ấy nhé',
    class: 'client',
  },
  IN_STOCK: { status: 409, message: 'Món này đang có hàng, bạn chọn được ngay nhé', class: 'client' },
  TOO_MANY_STOCK_ALERTS: {
    status: 409,
    message: 'Bạn đang chờ nhiều món rồi, bỏ bớt ở trang Hồ sơ rồi hỏi tiếp nhé',
    class: 'client',
  },
  RETURN_TOO_LATE: {
    status: 409,
    message: 'Đơn này không còn trong thời hạn đổi trả, bạn nhắn tiệm qua khung chat nhé',
    class: 'client',
  },
  RETURN_OPEN: {
    status: 409,
    message: 'Chiếc vòng này đang có một yêu cầu đổi trả, bạn xem lại đơn nhé',
    class: 'client',
  },
  RETURN_CHANGED: {
    status: 409,
    message: 'Yêu cầu này vừa có thay đổi, bạn xem lại rồi làm tiếp nhé',
    class: 'client',
  },
  GIFT_ANSWERED: {
    status: 409,
    message: 'Lời nhắn của bạn đã được gửi từ trước, người tặng đọc được rồi',
    class: 'client',
  },
  ALREADY_ASSIGNED: { status: 409, message: 'Chuyến giao này đã có người giao', class: 'client' },
  CASH_CHANGED: {
    status: 409,
    message: 'Tiền của người giao vừa đổi, bạn xem lại rồi nhận nhé',
    class: 'client',
  },
  CARRIER_OFF: { status: 409, message: 'Tiệm chưa kết nối với đơn vị vận chuyển này', class: 'client' },
  CARRIER_REFUSED: { status: 409, message: 'Đơn vị vận chuyển từ chối', class: 'client' },
  CARRIER_AWAY: { status: 503, message: 'Đơn vị vận chuyển đang không trả lời', class: 'server' },
  CARRIER_BUSY: {
    status: 409,
    message: 'Đang hỏi đơn vị vận chuyển, bạn chờ một phút rồi xem lại nhé',
    class: 'client',
  },
  NOTICE_REFUSED: { status: 401, message: 'Thông báo không mang đúng khóa', class: 'auth' },
  PAYOUT_CHANGED: {
    status: 409,
    message: 'Danh sách tiền thu hộ vừa đổi, bạn xem lại rồi ghi nhé',
    class: 'client',
  },
  SHIPPER_UNKNOWN: { status: 422, message: 'Người giao hàng này không còn làm việc', class: 'client' },
  REASON_REQUIRED: { status: 422, message: 'Vui lòng cho biết lý do', class: 'client' },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    message: 'Yêu cầu này đã được gửi với nội dung khác, bạn tải lại trang nhé',
    class: 'client',
  },

  // Reviews
  REVIEW_TOO_EARLY: {
    status: 409,
    message: 'Vòng đến tay rồi bạn hãy đánh giá nhé',
    class: 'client',
  },

  // Support chat
  CHAT_TAKEN: { status: 409, message: 'Cuộc trò chuyện này đã có người hỗ trợ', class: 'client' },
  CHAT_MOVED: { status: 409, message: 'Khách vừa nhắn thêm, bạn xem rồi hãy đóng nhé', class: 'client' },
  CHAT_CLOSED: { status: 409, message: 'Cuộc trò chuyện này đã đóng', class: 'client' },
  // Not 429: a chat tries those again by itself.
  IMAGES_ENOUGH: {
    status: 409,
    message: 'Hôm nay bạn đã gửi nhiều ảnh lắm rồi. Bạn nhắn bằng lời giúp tiệm, mai mình gửi ảnh tiếp nhé.',
    class: 'client',
  },
  MESSAGE_TYPE_REFUSED: { status: 403, message: 'Bạn không gửi được loại tin nhắn này', class: 'auth' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** The error code of a bare status, when nothing more specific is known. */
export function codeOfStatus(status: number): ErrorCode {
  return (
    GENERAL.find((code) => ERRORS[code].status === status) ?? (status >= 500 ? 'SERVER_ERROR' : 'MALFORMED')
  );
}

const GENERAL = [
  'MALFORMED',
  'NO_SESSION',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TIMEOUT',
  'CONFLICT',
  'TOO_LARGE',
  'WRONG_TYPE',
  'RANGE_INVALID',
  'INVALID_INPUT',
  'RATE_LIMITED',
  'SERVER_ERROR',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];
