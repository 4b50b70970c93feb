/** What stands where somebody's name was. */
export const GONE = {
  name: 'Khách đã rời tiệm',
  bracelet: 'Vòng thiết kế riêng',
} as const;
