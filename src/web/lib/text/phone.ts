/** Formats a phone number for reading, in one line: `0912345678` → `0912 345 678` with no-break spaces. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\d{4})(\d{3})(\d{3,4})$/, '$1\u00a0$2\u00a0$3');
}
