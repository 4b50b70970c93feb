import { checkPhone } from '../identity/address.ts';
import { checkEmail } from '../identity/checks.ts';
import type { Issue } from '../kernel/issue.ts';
import { contactCopy as copy } from './copy.vi.ts';

/** How a customer can be reached: what the characters of a chat do not let her type. At least one of both. */
export type Contact = { readonly phone: string; readonly email: string };

/** What is wrong with tidied parts, by their name; a part may stay empty, not both. */
export function checkContact({ phone, email }: Contact): Partial<Record<keyof Contact, Issue>> {
  if (phone === '' && email === '') return { phone: { code: 'required', message: copy.missing } };
  const [wrongPhone, wrongEmail] = [phone && checkPhone(phone), email && checkEmail(email)];
  return { ...(wrongPhone && { phone: wrongPhone }), ...(wrongEmail && { email: wrongEmail }) };
}

/** The card as a line of text, for lists, mails, and pages that know no cards. */
export function contactText({ phone, email }: Contact): string {
  const text = [phone && copy.phone(phone), email && copy.email(email)].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
