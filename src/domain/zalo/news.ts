/** Notifications sent over Zalo, each by its own template that Zalo approved. */
const ZALO_NEWS = ['confirmed', 'photo', 'shipped', 'delivered'] as const;
export type ZaloNews = (typeof ZALO_NEWS)[number];
