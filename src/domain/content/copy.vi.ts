import type { ShopSettings } from '../shop/settings.ts';
import type { Section } from './sections.ts';

type Seller = Pick<
  ShopSettings,
  'name' | 'owner' | 'taxCode' | 'registration' | 'address' | 'phone' | 'email'
>;

export const copy = {
  feed: {
    title: (shop: string) => `Tạp chí ${shop}`,
    description: 'Chuyện hoa, chuyện người, vài bí quyết chọn quà.',
  },
  /** Legal notice of the seller, with the details that are known. */
  responsible: ({ name, owner, taxCode, registration, address, phone, email }: Seller) =>
    [
      owner || name,
      taxCode && `mã số thuế ${taxCode}`,
      registration,
      address && `địa chỉ ${address}`,
      phone && `điện thoại ${phone}`,
      email && `email ${email}`,
    ]
      .filter(Boolean)
      .join(', '),
  askForAddress: 'địa chỉ tiệm báo bạn qua chat',
  sections: {
    'chuyen-hoa': 'Chuyện hoa',
    'chon-qua': 'Chọn quà',
    'ban-xau': 'Bên bàn xâu',
  } satisfies Record<Section, string>,
} as const;
