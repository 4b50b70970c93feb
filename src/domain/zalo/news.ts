import type { ShopSettings } from '../shop/settings.ts';

/** Notifications sent over Zalo, each by its own template that Zalo approved. */
export const ZALO_NEWS = ['confirmed', 'photo', 'shipped', 'delivered'] as const;
export type ZaloNews = (typeof ZALO_NEWS)[number];

type Templates = Pick<ShopSettings, 'znsConfirmed' | 'znsPhoto' | 'znsShipped' | 'znsDelivered'>;

/** The template of each notification; without one it is not sent. */
export function zaloTemplates(settings: Templates): Record<ZaloNews, string> {
  const { znsConfirmed, znsPhoto, znsShipped, znsDelivered } = settings;
  return { confirmed: znsConfirmed, photo: znsPhoto, shipped: znsShipped, delivered: znsDelivered };
}
