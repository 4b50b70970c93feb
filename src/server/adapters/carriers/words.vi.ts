/** What carriers are told in Vietnamese, and what is said where one says nothing. */
export const words = {
  /** GHTK's own word for an address without a hamlet. */
  noHamlet: 'Khác',
  cancelled: 'Cửa hàng hủy',
  noService: 'không có dịch vụ nào cho kiện này',
} as const;
