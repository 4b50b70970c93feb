export const copied = {
  notCopied: {
    title: 'Chưa chép được',
    message: 'Trình duyệt không cho chép. Bạn giữ vào dòng chữ để chọn và chép nhé.',
  },
} as const;

export const unsaved = {
  leave: {
    title: 'Bỏ những thay đổi chưa lưu?',
    message: 'Bạn rời trang này thì những gì vừa sửa sẽ không được lưu.',
    confirm: 'Rời trang',
    stay: 'Ở lại',
  },
} as const;
