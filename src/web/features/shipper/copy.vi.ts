import { groupThousands } from '#domain/kernel/vnd.ts';
/** Texts of the shipper's page (spec §2, Shipper dashboard; §8, Shipper). */
export const copy = {
  title: 'Giao hàng',
  hello: (name: string) => `Chào ${name}`,
  lead: (total: number, inProgress: number) => {
    if (total === 0) return 'Hôm nay chưa có đơn nào được giao cho bạn.';
    if (inProgress === 0) return 'Không có đơn nào đang trên đường.';
    return `Hôm nay còn ${inProgress} đơn trên đường, đi cẩn thận nhé.`;
  },
  purse: {
    label: 'Tiền thu hộ',
    collected: 'Đã thu hôm nay',
    toCollect: 'Còn phải thu',
    held: 'Chưa nộp',
    again: 'Tải lại số tiền',
    without: (parcels: number) => `Chưa tính ${parcels} đơn vừa giao còn chờ gửi`,
  },
  counts: { label: 'Đơn của bạn', all: 'Tổng đơn', delivered: 'Đã giao', in_progress: 'Đang giao' },

  filters: {
    search: 'Khách, đơn, vận đơn',
    status: 'Lọc theo trạng thái',
    count: (filtered: number, total: number) => `${groupThousands(filtered)} / ${groupThousands(total)} đơn`,
  },

  list: 'Danh sách đơn giao',
  /** shown while offline */
  asOf: (when: string) => `Danh sách lúc ${when}`,
  parcel: {
    note: 'Tiệm dặn: ',
    wish: 'Khách dặn: ',
    pick: (id: string) => `Chọn đơn ${id}`,
    total: (total: string) => `Tổng đơn ${total}`,
    collect: (cash: string) => `Thu hộ ${cash}`,
    collected: (cash: string) => `Đã thu ${cash}`,
    paid: 'Đã trả trước',
    nothing: 'Không thu tiền',
    expected: (date: string) => `Dự kiến ${date}`,
    gift: 'Quà tặng, bạn đừng nhắc đến giá nhé',
    notBefore: (day: string) => `Đừng giao trước ngày ${day}`,
    arrived: (date: string) => `Đã giao ${date}`,
    orderedBy: (name: string) => `Người đặt: ${name}`,
    call: (name: string) => `Gọi ${name}`,
    map: (place: string) => `Mở bản đồ tới ${place}`,
    details: 'Chi tiết',
    update: 'Cập nhật',
    actionName: (action: string, id: string) => `${action} đơn ${id}`,
  },

  update: {
    title: 'Cập nhật giao hàng',
    now: (id: string) => `${id}, hiện tại`,
    status: 'Trạng thái mới',
    statusMissing: 'Vui lòng chọn trạng thái mới',
    note: 'Ghi chú',
    reason: 'Lý do',
    reasonMissing: 'Vui lòng cho biết lý do',
    notePlaceholder: 'Ví dụ: giao tận tay chị Linh, lầu 2',
    reasonPlaceholder: 'Ví dụ: gọi ba lần khách không nghe máy',
    save: 'Lưu trạng thái',
    saving: 'Đang lưu...',
    /** spec §8, Shipper */
    done: 'Cập nhật status thành công',
    doneWhat: (id: string, status: string) => `${id}: ${status}`,
    kept: { title: 'Đã giữ trên máy', message: 'Chưa gửi được ngay. Có mạng là máy tự gửi.' },
    cash: (cash: string) => `Bạn nhớ thu ${cash} khi trao hàng nhé.`,
    failed: {
      title: 'Cập nhật status thất bại',
      message: 'Không thể cập nhật trạng thái vận chuyển. Vui lòng thử lại sau.',
    },
  },

  /** Updating several parcels at once. */
  many: {
    start: 'Chọn nhiều đơn',
    stop: 'Thôi chọn',
    none: 'Bạn chạm vào các đơn cần cập nhật nhé',
    picked: (parcels: number) => `${parcels} đơn đã chọn`,
    all: 'Chọn tất cả',
    update: 'Cập nhật',
    title: (parcels: number) => `Cập nhật ${parcels} đơn`,
    text: 'Đã giao, giao thất bại và hoàn trả thì cập nhật từng đơn.',
    impossible: 'Các đơn này không cùng bước tiếp theo, bạn chọn lại nhé.',
    saving: (done: number, of: number) => `Đang lưu ${done}/${of}`,
    done: (parcels: number, status: string) => `${parcels} đơn: ${status}`,
    refused: (parcels: number) => `${parcels} đơn chưa cập nhật được, bạn xem từng đơn nhé`,
  },

  photo: {
    label: 'Ảnh giao hàng',
    take: 'Chụp ảnh',
    again: 'Chụp lại',
    remove: 'Bỏ ảnh',
    drawing: 'Đang xử lý...',
    preview: 'Ảnh giao hàng vừa chụp',
    failed: 'Máy không đọc được ảnh này, bạn chụp lại nhé',
  },

  /** Texts of the offline queue. */
  queue: {
    offline: 'Đang mất mạng',
    offlineText: 'Bạn cứ giao tiếp. Cập nhật được giữ trên máy và tự gửi khi có mạng.',
    waiting: (count: number) => `${count} cập nhật chờ gửi`,
    waitingText: 'Máy đang thử gửi lại, bạn cứ giao tiếp nhé.',
    sendNow: 'Gửi ngay',
    row: (status: string, time: string) => `Chờ gửi: ${status}, ${time}`,
    rowWithPhoto: (status: string, time: string) => `Chờ gửi: ${status}, ${time}, kèm ảnh`,
    rowPhoto: 'Đang gửi ảnh giao hàng',
    rowPhotoWaiting: 'Chờ gửi: ảnh giao hàng',
    rowRefused: (status: string, time: string) => `Tiệm chưa nhận: ${status}, ${time}`,
    refused: 'Tiệm chưa nhận cập nhật này',
    refusedWhat: (id: string, status: string, time: string) => `${id}: ${status}, ${time}`,
    refusedPhoto: (id: string, time: string) => `${id}: ảnh giao hàng, ${time}`,
    retry: 'Gửi lại',
    drop: 'Bỏ cập nhật',
    actionName: (action: string, id: string) => `${action}, đơn ${id}`,
    askDrop: {
      title: 'Bỏ cập nhật này?',
      message: 'Ghi chú và ảnh đi cùng cũng mất. Tiệm sẽ không biết cập nhật này.',
      confirmLabel: 'Bỏ cập nhật',
    },
    leftBehind: (count: number) => ({
      title: `Còn ${count} cập nhật chờ gửi`,
      message: 'Máy này giữ lại giúp bạn. Bạn đăng nhập lại để gửi nhé.',
    }),
  },

  /** spec §8, Shipper */
  loadFailed: {
    title: 'Lỗi tải dữ liệu',
    message: 'Không thể tải danh sách vận chuyển. Vui lòng thử lại sau.',
  },
  /** spec §2, Shipper dashboard */
  notAShipper: 'Vui lòng đăng nhập với tài khoản shipper',
  logIn: 'Đăng nhập',

  empty: {
    title: 'Chưa có đơn nào',
    text: 'Khi tiệm giao đơn cho bạn, đơn sẽ hiện ở đây cùng số điện thoại và địa chỉ.',
    noneTitle: 'Không có đơn nào ở mục này',
    noneText: 'Bạn thử một từ ngắn hơn, hoặc xem tất cả đơn nhé.',
    all: 'Xem tất cả đơn',
  },
} as const;
