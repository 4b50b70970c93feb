import type { Mailer, OutgoingMail } from '#server/platform/mail/outbox.ts';

export type TestMailer = Mailer & { readonly sent: OutgoingMail[] };

/** Captures every mail instead of sending it. */
export function testMailer(): TestMailer {
  const sent: OutgoingMail[] = [];
  return { sent, send: async (mail) => void sent.push(mail) };
}
