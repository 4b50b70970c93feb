import { waysToPay } from '#domain/shop/public.ts';
import { publicShop } from '#web/lib/public-shop.ts';

/** Texts of the cart that are not in domain/cart/copy.vi.ts. */
export const copy = {
  title: 'Giỏ hàng của bạn',
  count: (bracelets: number) => `${bracelets} vòng tay`,

  summary: {
    title: 'Tóm tắt đơn hàng',
    goods: (bracelets: number) => `Tạm tính (${bracelets} vòng)`,
    gift: 'Gói quà',
    free: 'Miễn phí',
    giftPrice: (price: string) => `${price}, nếu cần`,
    giftHint: (missing: string) => `Thêm ${missing} nữa để được gói quà miễn phí`,
    delivery: 'Phí giao hàng',
    later: 'Tính ở bước sau',
    total: 'Tổng cộng',
    order: 'Tiến hành đặt hàng',
    /** only with a custom bracelet in the cart */
    photo: { icon: 'eye', text: 'Vòng tự thiết kế: bạn ưng ảnh, tiệm mới xâu' },
    trust: [
      {
        icon: 'reset',
        get text() {
          return `Đổi trả dễ dàng trong ${publicShop().returnDays} ngày`;
        },
      },
      {
        icon: 'lock',
        get text() {
          return `Trả ${waysToPay(publicShop())}`;
        },
      },
    ],
  },

  clear: 'Xóa giỏ hàng',
  askClear: {
    title: 'Xóa cả giỏ hàng?',
    message: 'Những vòng trong giỏ sẽ được bỏ ra. Thiết kế của bạn vẫn còn nguyên.',
    confirmLabel: 'Xóa giỏ hàng',
  },
} as const;
