const number = new Intl.NumberFormat('vi-VN');

/** Message for a fraction where pieces or đồng are counted, of form and server alike. */
export const NUMBER_WHOLE = 'Chỉ nhận số nguyên, không có phần lẻ';

/** Message for what is no amount of money. */
export const AMOUNT_WRONG = 'Số tiền là số nguyên từ 0 trở lên';

/** Message for a number above its maximum, of form and server alike. */
export function numberMost(most: number): string {
  return `Số này lớn nhất là ${number.format(most)}`;
}
