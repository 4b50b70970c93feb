/** Copy about a cart that server and page share (spec §5, §8, Cart). */
export const cartCopy = {
  loginToAdd: 'Vui lòng đăng nhập để thêm sản phẩm vào giỏ hàng',
  itemMissing: 'Không tìm thấy sản phẩm trong giỏ hàng',
  quantityInvalid: 'Số lượng không hợp lệ. Vui lòng kiểm tra lại.',
  quantityMost: (most: number) => `Mỗi mẫu đặt được tối đa ${most} chiếc`,
  oneBracelet: 'Vui lòng chọn một chiếc vòng',
  /** A string or tying method that is no longer sold. */
  partsGone: (names: readonly string[]) =>
    `${names.map((name) => `“${name}”`).join(', ')} không còn được bán. Bạn mở “Sửa thiết kế” để chọn loại khác nhé.`,
  more: (count: number) => `+${count} nữa`,
} as const;
