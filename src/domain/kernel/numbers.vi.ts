const number = new Intl.NumberFormat('vi-VN');

/** Message for a fraction where pieces or đồng are counted, of form and server alike. */
export const NUMBER_WHOLE = 'Chỉ nhận số nguyên, không có phần lẻ';

/** Message for a number above its maximum, of form and server alike. */
export function numberMost(most: number): string {
  return `Số này lớn nhất là ${number.format(most)}`;
}
