const number = new Intl.NumberFormat('vi-VN');

/** Message for a number above its maximum, of form and server alike. */
export function numberMost(most: number): string {
  return `Số này lớn nhất là ${number.format(most)}`;
}
