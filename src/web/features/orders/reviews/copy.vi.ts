import type { ReviewStatus } from '#domain/reviews/reviews.ts';

/** Customer texts about their own reviews. */
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
    left: (characters: number) =>
      characters < 0 ? `Dài hơn ${-characters} ký tự, bạn bớt giúp tiệm nhé` : `Còn ${characters} ký tự`,
    photo: 'Ảnh chiếc vòng trên tay bạn',
    photoHint: 'Ảnh được cắt vuông.',
    choose: 'Chọn ảnh',
    chooseAnother: 'Đổi ảnh',
    removePhoto: 'Bỏ ảnh',
    preparing: 'Đang mở ảnh...',
    photoFailed: 'Tiệm chưa mở được ảnh này, bạn chọn ảnh khác nhé',
    photoLost: 'Chữ bạn viết vẫn còn, riêng ảnh chưa gửi nên không giữ được. Bạn chọn lại nhé.',
    photoAlt: 'Ảnh bạn gửi kèm',
    public: (name: string, bracelet: string) =>
      `Sau khi tiệm duyệt, đánh giá sẽ hiện ở trang chủ, dưới tên “${name}” cùng tên vòng “${bracelet}”.`,
    again: 'Gửi lại thì tiệm đọc lại từ đầu, trong lúc đó đánh giá chưa hiện ở trang chủ.',
    cancel: 'Để sau',
    remove: 'Xóa',
    removeName: 'Xóa đánh giá',
    send: 'Gửi đánh giá',
    sending: 'Đang gửi...',
  },
  sent: {
    title: 'Cảm ơn bạn',
    message: 'Tiệm đọc rồi đăng lên trang chủ. Bạn sửa hay xóa lúc nào cũng được.',
  },
  takeBack: {
    title: 'Xóa đánh giá này?',
    message: 'Số sao, lời và ảnh bạn gửi sẽ mất. Bạn vẫn có thể viết lại sau.',
    confirmLabel: 'Xóa đánh giá',
  },
  takenBack: 'Đã xóa đánh giá',
} as const;
