/** What the list of unmatched transfers says beyond the words it shares with its dialog. */
export const strayCopy = {
  waiting: 'Chờ xem',
  settled: 'Đã xử lý',
  search: 'Tìm khoản tiền',
  searchPlaceholder: 'Nội dung, mã giao dịch, mã đơn',
  notFound: 'Không tìm thấy khoản nào',
  noneWaiting: 'Không còn khoản nào chờ xem',
  noneSettled: 'Chưa có khoản nào đã xử lý',
  newest: (shown: number, total: number) => `${shown} khoản mới nhất trong ${total}`,
  done: (when: string, note: string | null) => (note ? `Xử lý ${when}: ${note}` : `Xử lý ${when}`),
} as const;
