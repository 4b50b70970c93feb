import type { ReviewStatus } from '#domain/reviews/reviews.ts';

/** What customers read about their own reviews. */
export const copy = {
  write: 'Đánh giá',
  writeName: (id: string) => `Đánh giá đơn ${id}`,
  change: 'Sửa đánh giá',
  changeName: (id: string) => `Sửa đánh giá đơn ${id}`,
  states: {
    pending: 'Đánh giá đang chờ tiệm duyệt',
    shown: 'Đánh giá của bạn đang ở trang chủ',
    hidden: 'Tiệm không đăng đánh giá này',
  } satisfies Record<ReviewStatus, string>,

  form: {
    title: (id: string) => `Đánh giá đơn ${id}`,
    stars: 'Bạn thấy chiếc vòng thế nào?',
    sayings: ['', 'Chưa ưng', 'Tạm được', 'Ổn', 'Thích', 'Rất thích'],
    text: 'Kể cho tiệm nghe',
    placeholder: 'Charm đeo lên có đúng như bạn nghĩ không, gói quà có xinh không',
    left: (characters: number) => `Còn ${characters} ký tự`,
    photo: 'Ảnh chiếc vòng trên tay bạn',
    photoHint: 'Ảnh được cắt vuông.',
    choose: 'Chọn ảnh',
    chooseAnother: 'Đổi ảnh',
    removePhoto: 'Bỏ ảnh',
    preparing: 'Đang mở ảnh...',
    photoFailed: 'Tiệm chưa mở được ảnh này, bạn chọn ảnh khác nhé',
    photoAlt: 'Ảnh bạn gửi kèm',
    public: (name: string, bracelet: string) =>
      `Khi tiệm duyệt, mọi người đọc được lời này ở trang chủ, dưới tên “${name}” cùng tên vòng “${bracelet}”.`,
    cancel: 'Để sau',
    send: 'Gửi đánh giá',
    sending: 'Đang gửi...',
  },
  sent: { title: 'Cảm ơn bạn', message: 'Tiệm đọc rồi đăng lên trang chủ. Đến lúc đó bạn vẫn sửa được.' },
} as const;
