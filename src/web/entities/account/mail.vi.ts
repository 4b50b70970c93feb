/** About mails that a customer waits for. */
export const mailCopy = {
  late: 'Thư của tiệm đang đi chậm hơn mọi khi. Bạn chờ thêm vài phút, chưa thấy thì bấm gửi lại nhé.',
};
