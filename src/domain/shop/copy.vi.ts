import type { SettingName, SettingSection } from './settings.ts';

/** What is said of settings, at the desk and in the terminal. */
export const settingsCopy = {
  nameMissing: 'Tên tiệm cần ít nhất 2 ký tự',
  tooLong: (most: number) => `Tối đa ${most} ký tự`,
  text: 'Cần một đoạn chữ',
  flag: 'Cần có hoặc không',
  phone: 'Số điện thoại chưa đúng, ví dụ: 0901 234 567',
  link: 'Cần một đường dẫn bắt đầu bằng https://',
  template: 'Mã mẫu tin chỉ gồm chữ số, như Zalo ghi ở trang quản lý ZNS',
  taxCode: 'Mã số thuế có 10 số, 10 số kèm -001, hoặc 12 số định danh',
  bankBin: 'Mã ngân hàng có 6 số, ví dụ 970436 là Vietcombank',
  bankAccount: 'Số tài khoản có 1 đến 19 chữ hoặc số, viết liền',
  bankTogether: 'Ngân hàng, số tài khoản và chủ tài khoản phải có đủ cả ba',
  range: (least: number, most: number) => `Cần một số từ ${least} đến ${most}`,
  hoursOrder: 'Giờ đóng cửa phải sau giờ mở cửa',
  daysOrder: 'Số ngày chậm nhất không được ít hơn số ngày sớm nhất',
  photoOrder: 'Tiệm chỉ quyết sau khi đã nhắc khách',
} as const;

export const sectionLabels = {
  identity: 'Tiệm là ai',
  contact: 'Liên hệ và giờ trả lời',
  legal: 'Giấy tờ và trách nhiệm',
  bank: 'Tài khoản nhận chuyển khoản',
  photo: 'Ảnh xem trước',
  returns: 'Đổi, trả, sửa',
  delivery: 'Giao hàng và gói quà',
  parcel: 'Kiện hàng',
  zalo: 'Tin đơn hàng qua Zalo',
  limits: 'Giới hạn đặt hàng',
  safety: 'Sao lưu',
  opening: 'Mở cửa',
} as const satisfies Record<SettingSection, string>;

/** What a setting is called, and what it changes. */
export const settingLabels = {
  name: ['Tên tiệm', 'Hiện ở đầu trang, trên tab trình duyệt, trong mọi thư và phiếu làm vòng.'],
  slogan: [
    'Câu giới thiệu ngắn',
    'Tên của trang chủ trên tab, trong kết quả tìm kiếm và khi trang được chia sẻ.',
  ],
  about: ['Giới thiệu', 'Hiện ở chân trang.'],
  phone: ['Điện thoại', 'Hiện ở chân trang, trong menu và trang Quyền riêng tư.'],
  email: ['Email', 'Hiện ở chân trang; thư của tiệm gửi đi từ địa chỉ này nếu máy chủ không đặt MAIL_FROM.'],
  address: ['Địa chỉ', 'Hiện ở chân trang và trong menu.'],
  helpline: [
    'Đường dây trợ giúp khi khủng hoảng',
    'Đọc cho khách viết những lời tuyệt vọng trong ô gợi ý. Chỉ điền số bạn đã gọi kiểm tra; để trống thì không hiện số nào.',
  ],
  openFrom: ['Trả lời từ (giờ)', 'Ngoài giờ, khung chat tự báo khi nào tiệm trả lời.'],
  openUntil: ['Trả lời đến (giờ)', 'Ngoài giờ, khung chat tự báo khi nào tiệm trả lời.'],
  facebook: ['Facebook', 'Đường dẫn ở chân trang; để trống thì không hiện.'],
  instagram: ['Instagram', 'Đường dẫn ở chân trang; để trống thì không hiện.'],
  zalo: ['Zalo', 'Đường dẫn ở chân trang; để trống thì không hiện.'],
  tiktok: ['TikTok', 'Đường dẫn ở chân trang; để trống thì không hiện.'],
  owner: [
    'Chủ tiệm',
    'Người hoặc hộ kinh doanh chịu trách nhiệm, hiện ở chân trang và trang Quyền riêng tư.',
  ],
  taxCode: ['Mã số thuế', 'Hiện ở chân trang.'],
  registration: ['Đăng ký kinh doanh', 'Số, ngày cấp, nơi cấp; hiện ở chân trang.'],
  returnAddress: ['Địa chỉ nhận hàng hoàn', 'Hiện ở trang Đổi trả; để trống thì là địa chỉ tiệm.'],
  untaxedRevenue: [
    'Doanh thu năm chưa phải nộp thuế',
    'Mức của hộ kinh doanh là 1 tỷ đồng (Nghị định 141/2026); trang Tổng quan đếm từ ngày 1 tháng 1, tiệm gửi thư khi đạt 80% và 100%. Để 0 thì không theo dõi.',
  ],
  bankBin: ['Mã ngân hàng', 'Sáu số của ngân hàng nhận chuyển khoản, có trong mã VietQR.'],
  bankAccount: ['Số tài khoản', 'Tiền của khách về đây. Đổi số nào cũng phải xác nhận lại.'],
  bankHolder: ['Chủ tài khoản', 'Tên khách thấy khi quét mã, viết như ngân hàng viết.'],
  photoRemindAfter: [
    'Nhắc khách sau (giờ)',
    'Khách chưa trả lời ảnh thì được nhắc một lần, trong giờ mở cửa.',
  ],
  photoDecideAfter: [
    'Tiệm quyết sau (giờ)',
    'Khách vẫn chưa trả lời thì đơn hiện ở Việc hôm nay để tiệm quyết.',
  ],
  returnDays: ['Nhận yêu cầu trong (ngày)', 'Tính từ lúc khách nhận vòng.'],
  deliveryDaysFrom: ['Giao sớm nhất (ngày làm việc)', 'Lời hứa trên đầu trang và trang Hỗ trợ.'],
  deliveryDaysTo: ['Giao chậm nhất (ngày làm việc)', 'Lời hứa trên đầu trang và trang Hỗ trợ.'],
  freeDeliveryFrom: [
    'Miễn phí giao từ',
    'Tiền hàng từ mức này thì đơn không tính phí giao; để 0 thì đơn nào cũng tính theo cách giao.',
  ],
  giftWrapFreeFrom: ['Gói quà miễn phí từ', 'Tiền hàng từ mức này thì gói quà không tính tiền.'],
  giftWrapPrice: ['Giá gói quà', 'Cộng vào đơn chưa đủ mức miễn phí.'],
  pickupAddress: [
    'Địa chỉ lấy hàng',
    'Số nhà, đường nơi GHTK, Viettel Post đến lấy kiện; GHN lấy ở địa chỉ đã khai với GHN.',
  ],
  pickupWard: ['Phường, xã lấy hàng', 'Theo tên từ tháng 7/2025.'],
  pickupCity: ['Tỉnh, thành phố lấy hàng', 'Theo tên từ tháng 7/2025.'],
  parcelWeight: ['Một kiện thường nặng (g)', 'Điền sẵn khi tạo vận đơn, cả hộp và giấy gói.'],
  parcelLength: ['Một kiện thường dài (cm)', 'Điền sẵn khi tạo vận đơn.'],
  parcelWidth: ['Một kiện thường rộng (cm)', 'Điền sẵn khi tạo vận đơn.'],
  parcelHeight: ['Một kiện thường cao (cm)', 'Điền sẵn khi tạo vận đơn.'],
  znsConfirmed: [
    'Mẫu tin “đã xác nhận đơn”',
    'Mã mẫu ZNS đã duyệt, có hai tham số order và name; để trống thì không gửi tin này. Chỉ khách đã bật trong Hồ sơ mới nhận.',
  ],
  znsPhoto: ['Mẫu tin “ảnh vòng đã sẵn”', 'Mã mẫu ZNS đã duyệt; để trống thì không gửi tin này.'],
  znsShipped: ['Mẫu tin “đơn đã rời tiệm”', 'Mã mẫu ZNS đã duyệt; để trống thì không gửi tin này.'],
  znsDelivered: ['Mẫu tin “đơn đã giao”', 'Mã mẫu ZNS đã duyệt; để trống thì không gửi tin này.'],
  znsPrice: ['Giá một tin', 'Theo bảng giá của Zalo; lệnh shop doctor cộng tiền tin của tháng.'],
  znsDailyMost: ['Số tin tối đa mỗi ngày', 'Quá mức này thì khách chỉ nhận thư.'],
  openOrdersMax: ['Số đơn chờ tối đa', 'Đơn chưa xác nhận của một khách, một số điện thoại hay một địa chỉ.'],
  heldBraceletsMax: ['Số vòng giữ tối đa', 'Số vòng trong các đơn chưa xác nhận ấy.'],
  isOpen: [
    'Đón khách',
    'Chọn Không: khách chỉ thấy trang “sắp mở cửa” và chưa đặt hàng được; nhân viên đăng nhập thì thấy cả tiệm.',
  ],
  backupNightly: [
    'Sao lưu mỗi đêm',
    'Lúc 2 giờ sáng; giữ lại 7 bản ngày, 4 bản tuần, 6 bản tháng. Mỗi Chủ nhật tự khôi phục thử bản mới nhất.',
  ],
} as const satisfies Record<SettingName, readonly [label: string, changes: string]>;
