/** What staff tell one another about a customer. */
export const customerNoteCopy = {
  text: 'Ghi chú về khách',
  missing: 'Bạn viết ghi chú trước nhé',
} as const;

/** What forms and refusals say of saved views. */
export const viewsCopy = {
  name: 'Tên cách xem',
  missing: 'Bạn đặt tên cho cách xem này nhé',
  tooMany: (most: number) => `Mỗi người lưu được ${most} cách xem, bạn bỏ bớt một cái nhé`,
} as const;
