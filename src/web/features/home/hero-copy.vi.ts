import { deliveryDays, wrapPromise } from '#domain/shop/public.ts';
import { publicShop } from '#web/lib/public-shop.ts';

/** Texts of the home page's first view, and its meta data for search engines. */
export const heroCopy = {
  /** The shop's configured slogan, or the default. */
  get title() {
    return publicShop().slogan || 'Vòng tay charm xâu theo ý bạn';
  },
  get description() {
    return `Chọn charm hoa, đá quý và những người bạn nhỏ, xâu thành chiếc vòng tay chỉ mình bạn có. ${wrapPromise(publicShop())}, giao trong ${deliveryDays(publicShop())} ngày làm việc.`;
  },

  script: 'Thủ công từng chiếc một',
  heading: 'Mỗi bông hoa kể một câu chuyện của riêng bạn',
  lead: 'Chọn charm bạn yêu, xâu thành chiếc vòng chỉ mình bạn có. Hoa bốn mùa, đá quý và những người bạn nhỏ đang chờ trong khu vườn.',
  toGarden: 'Dạo Vườn hoa',
  toBuilder: 'Thiết kế ngay',
  facts: [
    {
      icon: 'gift',
      get text() {
        return wrapPromise(publicShop());
      },
    },
    { icon: 'edit', text: 'Thiệp viết tay tặng kèm' },
    { icon: 'eye', text: 'Tự thiết kế: ưng ảnh mới xâu' },
  ],
  pictureAlt: (name: string) => `Vòng tay ${name}`,
  fallbackAlt: 'Vòng tay charm hoa trên dây bện hồng đất',
  tagNote: 'mẫu có sẵn',
} as const;
