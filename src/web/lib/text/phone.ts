/** Formats a phone number for reading: `0912345678` → `0912 345 678`. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\d{4})(\d{3})(\d{3,4})$/, '$1 $2 $3');
}
