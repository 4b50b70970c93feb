import type { RefusedMail, RefusedMailsPage } from '#contract/http/mails.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { paginationOf, type PageOf } from '#server/platform/db/paging.ts';
import { listRefused } from '#server/platform/mail/repository.ts';
import type { MailRow } from '#server/platform/mail/tables.ts';
import type { Shop } from '#server/shop.ts';

type MailShop = Pick<Shop, 'db' | 'mail' | 'events'>;

/** A page of undelivered mails that nobody has handled. */
export async function getRefused({ db }: MailShop, page: PageOf): Promise<RefusedMailsPage> {
  const { rows, total } = await listRefused(db, page);
  return { mails: rows.map(presentRefused), pagination: paginationOf(page, total) };
}

/** @throws ShopError NOT_FOUND, also for a mail with a code, and for one that somebody else has already handled */
export async function sendAgain({ mail, events }: MailShop, id: string): Promise<void> {
  if (!(await mail.sendAgain(id))) throw new ShopError('NOT_FOUND');
  events.publish('staff.changed', { what: 'mails' });
}

/** Removes a mail from the list, when its recipient was informed otherwise. @throws ShopError NOT_FOUND */
export async function settle({ mail, events }: MailShop, id: string): Promise<void> {
  if (!(await mail.settle(id))) throw new ShopError('NOT_FOUND');
  events.publish('staff.changed', { what: 'mails' });
}

function presentRefused({
  id,
  recipient,
  lane,
  subject,
  refusal,
  createdAt,
  refusedAt,
}: MailRow): RefusedMail {
  return {
    _id: id,
    to: recipient,
    kind: lane,
    subject: lane === 'code' ? null : subject,
    reason: refusal ?? '',
    writtenAt: createdAt.toISOString(),
    refusedAt: (refusedAt ?? createdAt).toISOString(),
  };
}
