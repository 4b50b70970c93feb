import type { InboxKind } from '#contract/http/reports.ts';

/** Waiting time in whole minutes, hours or days. */
function waiting(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, minutes)} phút`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} giờ` : `${Math.floor(minutes / (24 * 60))} ngày`;
}

export const copy = {
  title: 'Việc hôm nay',
  failed: 'Chưa đọc được danh sách việc.',
  none: 'Không còn việc nào chờ bạn',
  noneText: 'Mọi đơn, mọi lời nhắn đều đã được lo. Pha ấm trà nhé.',
  oldest: (minutes: number) => `lâu nhất ${waiting(minutes)}`,
  kinds: {
    chats: { what: 'cuộc trò chuyện chờ trả lời', go: 'Trả lời' },
    transfersToCheck: { what: 'khoản khách báo đã chuyển', go: 'Đối soát' },
    amountsThatDiffer: { what: 'đơn nhận tiền lệch số', go: 'Xem từng đơn' },
    strayTransfers: { what: 'khoản tiền chưa rõ của đơn nào', go: 'Tìm đơn' },
    refundsDue: { what: 'đơn cần hoàn tiền', go: 'Hoàn tiền' },
    dataRequests: { what: 'yêu cầu về dữ liệu, hạn 2 ngày làm việc', go: 'Trả lời' },
    dataRequestsToDo: { what: 'yêu cầu về dữ liệu đã trả lời, cần làm xong', go: 'Xem từng yêu cầu' },
    toConfirm: { what: 'đơn mới cần xác nhận', go: 'Xác nhận' },
    returns: { what: 'đơn nhờ đổi, trả, sửa', go: 'Xem từng đơn' },
    promisesDue: { what: 'đơn tới hạn hẹn giao', go: 'Làm trước' },
    photosToDecide: { what: 'đơn cần tiệm quyết về ảnh', go: 'Xem từng đơn' },
    photosToSend: { what: 'đơn cần chụp và gửi ảnh', go: 'Gửi ảnh' },
    toPrepare: { what: 'đơn cần xâu và tạo vận đơn', go: 'Chuẩn bị' },
    toHandOver: { what: 'kiện chờ giao cho shipper', go: 'Chọn shipper' },
    deliveryFailed: { what: 'kiện giao chưa được', go: 'Xem kiện' },
    returned: { what: 'kiện đã hoàn về cần xem', go: 'Xem kiện' },
    mails: { what: 'thư chưa đến được người nhận', go: 'Xem thư' },
    reviews: { what: 'đánh giá chờ duyệt', go: 'Duyệt' },
    lowStock: { what: 'charm sắp hết', go: 'Nhập thêm' },
  } satisfies Record<InboxKind, { what: string; go: string }>,
} as const;
