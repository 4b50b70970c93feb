export const consentCopy = {
  label: 'Xin phép đếm lượt xem',
  title: 'Cho tiệm đếm lượt xem nhé?',
  text: 'Tiệm muốn biết trang nào giúp được bạn, qua Google Analytics, không kèm tên hay đơn hàng. Bạn đổi ý lúc nào cũng được.',
  more: 'Tiệm giữ những gì',
  no: 'Không, cảm ơn',
  yes: 'Đồng ý',

  choice: {
    title: 'Lựa chọn của bạn',
    label: 'Cho tiệm đếm lượt xem',
    note: 'Qua Google Analytics: trang nào được mở, không kèm tên, đơn hàng hay điều bạn tìm.',
    states: {
      granted: 'Đang đếm, cảm ơn bạn. Tắt là tiệm thôi đếm ngay.',
      denied: 'Đang tắt: máy này không tải gì của Google.',
    },
    browser: 'Trình duyệt của bạn xin không bị theo dõi, tiệm làm đúng như vậy.',
  },
} as const;
