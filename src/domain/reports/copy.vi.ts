/** Validation messages of a report's dates. */
export const reportsCopy = {
  bothDays: 'Bạn chọn cả ngày đầu và ngày cuối nhé',
  endsBefore: 'Ngày cuối không thể trước ngày đầu',
  tooLong: (days: number) => `Mỗi lần xem tối đa ${days} ngày`,
} as const;
