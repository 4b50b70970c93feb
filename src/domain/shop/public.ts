import { formatVnd, vnd } from '../kernel/vnd.ts';
import { publicCopy as copy } from './public.vi.ts';
import type { OwnSettings } from './settings.ts';

/** The settings that every page of the shop may read. */
export type PublicShop = Omit<
  OwnSettings,
  | 'bankBin'
  | 'bankAccount'
  | 'bankHolder'
  | 'backupNightly'
  | 'untaxedRevenue'
  | `make${'Daily' | 'Days' | 'Saturdays' | 'Sundays'}`
  | 'returnRemindAfter'
  | 'photoDays'
  | 'packDays'
  | `pause${'From' | 'Until'}`
  | `zns${'Confirmed' | 'Photo' | 'Shipped' | 'Delivered' | 'Price' | 'DailyMost'}`
  | `pickup${'Address' | 'Ward' | 'City'}`
  | `parcel${'Weight' | 'Length' | 'Width' | 'Height'}`
> & {
  readonly takesTransfers: boolean;
  /** Without outgoing mail nobody can sign up. */
  readonly canMail: boolean;
};

/** What a page assumes before the settings have loaded: the defaults of a new shop. */
export const UNKNOWN_SHOP: PublicShop = {
  name: copy.nameless,
  slogan: '',
  about: '',
  origin: '',
  phone: '',
  email: '',
  address: '',
  helpline: '',
  openFrom: 8,
  openUntil: 22,
  facebook: '',
  instagram: '',
  zalo: '',
  tiktok: '',
  owner: '',
  taxCode: '',
  registration: '',
  returnAddress: '',
  photoRemindAfter: 12,
  photoDecideAfter: 48,
  returnDays: 7,
  deliveryDaysFrom: 3,
  deliveryDaysTo: 4,
  freeDeliveryFrom: vnd(0),
  giftWrapFreeFrom: vnd(200_000),
  giftWrapPrice: vnd(15_000),
  openOrdersMax: 3,
  heldBraceletsMax: 60,
  isOpen: true,
  takesTransfers: false,
  canMail: true,
};

/** `3–4`, or `3` where both are the same. */
export function deliveryDays({ deliveryDaysFrom: from, deliveryDaysTo: to }: PublicShop): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** The sum from which gift wrap is free, as `200.000 ₫`; null when it is always free. */
export function freeWrapFrom({ giftWrapFreeFrom, giftWrapPrice }: PublicShop): string | null {
  return giftWrapFreeFrom === 0 || giftWrapPrice === 0 ? null : formatVnd(giftWrapFreeFrom);
}

/** The offer as copy: 'Gói quà miễn phí từ 200.000 ₫'. */
export function wrapPromise(shop: PublicShop): string {
  const from = freeWrapFrom(shop);
  return from === null ? copy.wrapFree : copy.wrapFreeFrom(from);
}

/** When she pays, as copy: a shop without a confirmed account promises no transfers. */
export const waysToPay = ({ takesTransfers }: Pick<PublicShop, 'takesTransfers'>): string =>
  takesTransfers ? copy.cashOrTransfer : copy.cash;

/** The first two parts of the address, for small places. */
export const shortAddress = ({ address }: Pick<PublicShop, 'address'>): string =>
  address.split(',').slice(0, 2).join(',');

export const phoneLink = ({ phone }: Pick<PublicShop, 'phone'>): string =>
  `tel:${phone.replace(/[^\d+]/g, '').replace(/^0/, '+84')}`;

const NETWORKS = ['facebook', 'instagram', 'zalo', 'tiktok'] as const;

/** Links to the shop's social profiles, each with its label. */
export function socialLinks(shop: PublicShop): { href: string; label: string }[] {
  return NETWORKS.filter((network) => shop[network] !== '').map((network) => ({
    href: shop[network],
    label: `${copy.networks[network]} ${handleOf(shop[network])}`.trim(),
  }));
}

/** `https://www.instagram.com/vuoncharm` → `@vuoncharm`. */
const handleOf = (link: string): string =>
  /^https:\/\/[^/]+\/@?([\w.-]{2,40})\/?$/.exec(link)?.[1]?.replace(/^/, '@') ?? '';
