/** Vietnamese texts sent to carriers, and messages for refusals that carry none. */
export const words = {
  /** GHTK's own word for an address without a hamlet. */
  noHamlet: 'Khác',
  cancelled: 'Cửa hàng hủy',
  noService: 'không có dịch vụ nào cho kiện này',
} as const;
