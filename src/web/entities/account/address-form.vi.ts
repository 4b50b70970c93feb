export const addressFormCopy = {
  city: 'Tỉnh, thành phố',
  cityPlaceholder: 'Gõ để tìm, không cần dấu',
  cityNone: 'Không tìm thấy. Bạn thử tên tỉnh, không cần dấu nhé.',
  formerly: (names: readonly string[]) => `gồm ${names.join(', ')}`,
  withDistrict: (district: string) => `có ${district} cũ`,
  ward: 'Phường, xã',
  wardPlaceholder: 'Gõ để tìm',
  wardNone: 'Không tìm thấy trong tỉnh này. Từ tháng 7/2025 nhiều phường, xã đã đổi tên.',
  wardWas: (before: string) => `trước là ${before}`,
  nowIn: (before: string, now: string) => `${before} nay thuộc ${now}`,
  wardFirst: 'Chọn tỉnh, thành phố trước nhé',
} as const;
