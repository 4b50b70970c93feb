export const shippingCopy = {
  defaultName: 'Giao hàng tiêu chuẩn',
  workingDays: (days: number) => `${days} ngày làm việc`,
} as const;
