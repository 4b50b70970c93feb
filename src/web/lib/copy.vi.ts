/** Messages for failures where the server sent none. */
export const copy = {
  loginFirst: 'Vui lòng đăng nhập để tiếp tục',
  network: 'Không thể kết nối đến máy chủ. Vui lòng kiểm tra kết nối internet.',
  timeout: 'Máy chủ phản hồi chậm. Bạn thử lại sau ít phút nhé.',
  serverTrouble: 'Hệ thống đang gặp sự cố. Vui lòng thử lại sau.',
};
