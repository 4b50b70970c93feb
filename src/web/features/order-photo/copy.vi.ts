import { FREE_CHANGES } from '#domain/ordering/photos.ts';

/** What a customer reads of the photographs of her bracelet before it is made. */
export const copy = {
  title: (id: string) => `Ảnh xem trước, đơn ${id}`,
  look: 'Xem ảnh xem trước',
  lookAgain: 'Xem lại ảnh',
  kept: 'Ảnh bạn đã ưng trước khi tiệm xâu',
  lookName: (id: string) => `Xem ảnh xem trước của đơn ${id}`,
  loading: 'Đang mở ảnh',
  failed: 'Chưa mở được ảnh',
  none: 'Tiệm chưa gửi ảnh của đơn này. Có ảnh, tiệm báo bạn ngay.',
  ask: 'Đây là vòng của bạn, tiệm mới bày ra chứ chưa xâu. Bạn ưng chưa?',
  approve: 'Ưng rồi, xâu đi',
  approving: 'Đang báo tiệm...',
  change: 'Chỉnh giúp mình',
  changeTitle: 'Bạn muốn chỉnh chỗ nào?',
  markHint: 'Chạm vào chỗ cần chỉnh trên ảnh, chạm thêm để đánh dấu thêm.',
  markKeys: 'Nhấn Enter để đặt một dấu ở giữa ảnh, dùng phím mũi tên để dời dấu.',
  undo: 'Bỏ dấu cuối',
  wish: 'Điều cần chỉnh',
  wishPlaceholder: 'Ví dụ: đổi hoa hồng và lá bạc chỗ cho nhau',
  send: 'Gửi cho tiệm',
  sending: 'Đang gửi...',
  back: 'Quay lại',
  free: (left: number) =>
    left > 0
      ? `Tiệm chỉnh miễn phí ${FREE_CHANGES} lần, bạn còn ${left} lần.`
      : `Tiệm đã chỉnh đủ ${FREE_CHANGES} lần. Lần này tiệm xem có chỉnh được không rồi trả lời bạn, không tính thêm tiền.`,
  approved: 'Bạn đã ưng ảnh này, tiệm đang xâu vòng cho bạn.',
  waiting: 'Tiệm đã nhận lời bạn và đang chỉnh. Có ảnh mới, tiệm báo bạn ngay.',
  deciding: 'Tiệm đã nhận lời bạn và sẽ trả lời sớm.',
  setAside: 'Tiệm đang xâu vòng theo thiết kế của bạn, không chờ ảnh nữa.',
  closed: 'Đơn này không còn chờ ảnh nữa.',
  fineAfterAll: 'Thôi, ảnh này được rồi',
  done: { approved: 'Tiệm bắt tay xâu đây', change: 'Đã gửi cho tiệm' },
  lost: 'Mạng đang chập chờn nên tiệm chưa nhận được. Lời bạn vẫn còn đây, bạn bấm lại nhé.',
} as const;
