export const listCopy = {
  more: 'Còn nữa: thêm chữ vào ô tìm để thấy phần còn lại.',
};
