/** Placeholders for erased names. */
export const ERASED = {
  name: 'Khách đã rời tiệm',
  bracelet: 'Vòng thiết kế riêng',
} as const;
