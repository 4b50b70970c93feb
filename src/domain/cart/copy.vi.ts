/** The sentences about a cart that server and page share (spec §5, §8, Cart). */
export const cartCopy = {
  loginToAdd: 'Vui lòng đăng nhập để thêm sản phẩm vào giỏ hàng',
  itemMissing: 'Không tìm thấy sản phẩm trong giỏ hàng',
  quantityInvalid: 'Số lượng không hợp lệ. Vui lòng kiểm tra lại.',
  quantityMost: (most: number) => `Mỗi mẫu đặt được tối đa ${most} chiếc`,
  oneBracelet: 'Vui lòng chọn một chiếc vòng',
  more: (count: number) => `+${count} nữa`,
} as const;
