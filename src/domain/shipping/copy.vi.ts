import type { ShippingType } from './options.ts';

export const shippingTypeLabels = {
  standard: 'Tiêu chuẩn',
  express: 'Nhanh',
  overnight: 'Trong ngày',
} as const satisfies Record<ShippingType, string>;

export const shippingCopy = {
  defaultName: 'Giao hàng tiêu chuẩn',
  workingDays: (days: number) => `${days} ngày làm việc`,
} as const;
