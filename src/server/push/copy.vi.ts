/** Texts shown on locked screens: only the order's short number, never a name, address, amount or message content. */
export const newsCopy = {
  goodsBack: (name: string) => ({
    title: `${name} đã có lại`,
    body: 'Món bạn hỏi đã về vườn, số lượng không nhiều.',
  }),
  promiseMoved: (order: string, day: string) => ({
    title: `Đơn ${order}: ngày hẹn mới`,
    body: `Vòng của bạn sẽ tới chậm nhất ngày ${day}. Chi tiết nằm trong đơn.`,
  }),
  placed: (order: string) => ({
    title: `Tiệm đã nhận đơn ${order}`,
    body: 'Charm của bạn đã được giữ sẵn, tiệm xác nhận xong sẽ báo bạn.',
  }),
  transferAwaited: (order: string) => ({
    title: `Đơn ${order} chờ chuyển khoản`,
    body: 'Tiệm giữ charm cho bạn trong 24 giờ. Mã VietQR nằm trong đơn.',
  }),
  transferRejected: (order: string) => ({
    title: `Đơn ${order}: tiệm chưa thấy chuyển khoản`,
    body: 'Charm vẫn được giữ thêm 24 giờ, bạn kiểm tra lại giúp tiệm nhé.',
  }),
  amountDiffers: (order: string) => ({
    title: `Đơn ${order}: số tiền chưa khớp`,
    body: 'Tiệm đang kiểm tra và sẽ báo bạn ngay.',
  }),
  confirmed: (order: string) => ({
    title: `Đơn ${order} đã được xác nhận`,
    body: 'Tiệm đang chuẩn bị vòng cho bạn.',
  }),
  paid: (order: string) => ({
    title: `Tiệm đã nhận chuyển khoản của đơn ${order}`,
    body: 'Tiệm đang chuẩn bị vòng cho bạn. Cảm ơn bạn.',
  }),
  shipped: (order: string) => ({
    title: `Đơn ${order} đã rời tiệm`,
    body: 'Vòng đã xâu xong, được gói và trao cho người giao hàng.',
  }),
  comingToday: (order: string) => ({
    title: `Đơn ${order} đang được giao`,
    body: 'Người giao hàng sắp tới nơi nhận, bạn để ý điện thoại nhé.',
  }),
  delivered: (order: string) => ({
    title: `Đơn ${order} đã giao`,
    body: 'Vòng đã tới nơi. Chúc bạn những ngày thật duyên.',
  }),
  failed: (order: string) => ({
    title: `Đơn ${order} chưa giao được`,
    body: 'Vòng đã hoàn về tiệm, tiệm sẽ liên hệ với bạn.',
  }),
  cancelled: (order: string) => ({ title: `Đơn ${order} đã được hủy`, body: 'Charm đã trở về vườn.' }),
  expired: (order: string) => ({
    title: `Đơn ${order} đã hết hạn chuyển khoản`,
    body: 'Charm đã trở về vườn. Nếu bạn đã chuyển, bạn nhắn tiệm nhé.',
  }),
  refundDue: (order: string) => ({
    title: `Đơn ${order} đã được hủy`,
    body: 'Tiệm sẽ hoàn lại số tiền bạn đã chuyển.',
  }),
  refunded: (order: string) => ({
    title: `Đơn ${order}: tiệm đã hoàn tiền`,
    body: 'Bạn kiểm tra tài khoản giúp tiệm nhé.',
  }),
  photoSent: (order: string) => ({
    title: `Đơn ${order}: ảnh vòng của bạn đây`,
    body: 'Bạn xem rồi báo tiệm nhé, bạn ưng tiệm mới xâu.',
  }),
  photoReminded: (order: string) => ({
    title: `Đơn ${order}: ảnh xem trước đang chờ bạn`,
    body: 'Tiệm vẫn để vòng trên khay chờ bạn xem.',
  }),
  photoAccepted: (order: string) => ({
    title: `Đơn ${order}: tiệm chỉnh thêm cho bạn`,
    body: 'Ảnh mới sẽ tới sớm.',
  }),
  photoDeclined: (order: string) => ({
    title: `Đơn ${order}: tiệm vừa trả lời về ảnh`,
    body: 'Bạn xem lại ảnh và lời tiệm nhắn nhé.',
  }),
  photoSetAside: (order: string) => ({
    title: `Đơn ${order}: tiệm bắt đầu xâu vòng`,
    body: 'Bạn mở đơn để đọc lời tiệm nhắn nhé.',
  }),
  returnAccepted: (order: string) => ({
    title: `Đơn ${order}: tiệm nhận yêu cầu của bạn`,
    body: 'Bạn mở đơn để xem bước tiếp theo nhé.',
  }),
  returnDeclined: (order: string) => ({
    title: `Đơn ${order}: tiệm vừa trả lời yêu cầu của bạn`,
    body: 'Bạn mở đơn để đọc lời tiệm nhắn nhé.',
  }),
  returnReminded: (order: string) => ({
    title: `Đơn ${order}: tiệm đang chờ vòng của bạn`,
    body: 'Bạn đã gửi thì ghi mã vận đơn vào yêu cầu giúp tiệm nhé.',
  }),
  returnReceived: (order: string) => ({
    title: `Đơn ${order}: vòng bạn gửi đã tới tiệm`,
    body: 'Tiệm bắt tay lo và báo bạn khi xong.',
  }),
  returnSettled: (order: string) => ({
    title: `Đơn ${order}: tiệm đã lo xong`,
    body: 'Bạn mở đơn để xem kết quả nhé.',
  }),
  reply: { title: 'Tiệm vừa trả lời bạn', body: 'Bạn mở cuộc trò chuyện để đọc nhé.' },
} as const;

/** Display names of devices. */
export const deviceCopy = {
  browser: 'Trình duyệt',
  cocCoc: 'Cốc Cốc',
  on: (browser: string, system: string) => `${browser} trên ${system}`,
} as const;
