/** What is told over Zalo, each by a template of its own that Zalo approved. */
export const ZALO_NEWS = ['confirmed', 'photo', 'shipped', 'delivered'] as const;
export type ZaloNews = (typeof ZALO_NEWS)[number];
