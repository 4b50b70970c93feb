import { checkPhone } from '../identity/address.ts';
import { checkEmail } from '../identity/checks.ts';
import type { Issue } from '../kernel/issue.ts';
import { contactCopy as copy } from './copy.vi.ts';

/** Contact details, which the chat's allowed characters keep a customer from typing. At least one is required. */
export type Contact = { readonly phone: string; readonly email: string };

/** Issues of tidied contact details, by field; one of both may stay empty. */
export function checkContact({ phone, email }: Contact): Partial<Record<keyof Contact, Issue>> {
  if (phone === '' && email === '') return { phone: { code: 'required', message: copy.missing } };
  const [wrongPhone, wrongEmail] = [phone && checkPhone(phone), email && checkEmail(email)];
  return { ...(wrongPhone && { phone: wrongPhone }), ...(wrongEmail && { email: wrongEmail }) };
}

/** The card as a line of text, for lists, mails, and clients that do not render cards. */
export function contactText({ phone, email }: Contact): string {
  const text = [phone && copy.phone(phone), email && copy.email(email)].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
