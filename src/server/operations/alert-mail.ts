import type { ShopSettings } from '#domain/shop/settings.ts';
import { letter } from '#server/adapters/letterhead.vi.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { operationsCopy as copy } from './copy.vi.ts';
import type { Finding } from './findings.ts';

export type Admin = { email: string; name: string };

/** Alert mail about one finding, to one admin. @param where the instance that has the problem */
export const alertMail = (
  shop: ShopSettings,
  { email, name }: Admin,
  finding: Finding,
  where?: string,
): Mail =>
  letter(shop, {
    to: email,
    subject: copy.alert.subject(shop.name, finding.message),
    preview: finding.message,
    greeting: copy.alert.greeting(name),
    blocks: [
      { kind: 'text', text: copy.alert.text },
      { kind: 'text', text: finding.message },
      ...(where === undefined ? [] : [{ kind: 'text' as const, text: copy.alert.where(where) }]),
      ...(finding.todo === undefined ? [] : [{ kind: 'text' as const, text: finding.todo }]),
      { kind: 'note', text: finding.toldOnce ? copy.alert.once : copy.alert.again },
    ],
  });
