/** Texts of the tutorial video, scene by scene: its captions, and the transcript below it. */
export const scenes = {
  welcome: 'Chào bạn, mình cùng xâu một chiếc vòng nhé.',
  garden: 'Vườn hoa chia theo từng loại, charm nào cũng ghi rõ giá và số còn lại.',
  meaning: 'Chạm vào chữ i để nghe charm ấy nói gì.',
  pick: 'Thích charm nào, bạn bấm Thêm. Sợi dây phía trên treo sẵn cho bạn.',
  toBuilder: 'Chọn xong, mình sang khung thiết kế.',
  drag: 'Kéo charm lên vòng, hoặc chạm charm rồi chạm vào chỗ bạn thích.',
  name: 'Muốn ghép tên, bạn gõ vào đây. Chữ tự nằm giữa vòng.',
  string: 'Chọn dây và kiểu buộc, hình vẽ đổi theo ngay.',
  wrist: 'Nhập cỡ tay, vòng tự chừa đủ chỗ.',
  fill: 'Chỗ còn trống, bấm Tự điền để Bông xâu nốt giúp bạn.',
  worn: 'Xem thử chiếc vòng lúc đeo trên tay.',
  finish: 'Đặt cho vòng một cái tên, rồi thêm vào giỏ hàng.',
  cart: 'Giỏ hàng ghi rõ tiền charm, tiền dây và kiểu buộc.',
  order: 'Điền nơi nhận, chọn cách giao và cách trả tiền, rồi bấm Đặt hàng.',
  done: 'Vậy là xong. Tiệm gửi ảnh xem trước, bạn ưng rồi tiệm mới xâu thật.',
} as const;
