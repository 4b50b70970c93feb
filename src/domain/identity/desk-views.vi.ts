/** Copy of staff notes about a customer. */
export const customerNoteCopy = {
  text: 'Ghi chú về khách',
  missing: 'Bạn viết ghi chú trước nhé',
} as const;

/** Copy of saved views, in forms and refusals. */
export const viewsCopy = {
  name: 'Tên cách xem',
  missing: 'Bạn đặt tên cho cách xem này nhé',
  tooMany: (most: number) => `Mỗi người lưu được ${most} cách xem, bạn bỏ bớt một cái nhé`,
} as const;
