/** Placeholders for erased names. */
export const GONE = {
  name: 'Khách đã rời tiệm',
  bracelet: 'Vòng thiết kế riêng',
} as const;
