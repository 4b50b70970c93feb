import { after } from '#domain/kernel/time.ts';
import { MISSED_REPLY_AFTER } from '#domain/support/limits.ts';
import { getPeople } from '#server/identity/index.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import { missedReplyMail } from '../mails.vi.ts';
import { claimMail, listMissedReplies } from '../chats/repository.ts';
import { listMessages } from './repository.ts';

/** Longer replies are truncated; the chat has the full text. */
const SHOWN = 300;

/**
 * Sends a mail to customers who have been away for at least ten minutes with an unread reply. Further replies cause no second
 * mail until she has read the replies of the first.
 */
export async function mailMissedReplies(shop: Shop, siteUrl: string): Promise<void> {
  const before = after(shop.clock.now(), -MISSED_REPLY_AFTER);
  const missed = await listMissedReplies(shop.db, before);
  const people = await getPeople(
    shop.db,
    missed.map(({ userId }) => userId),
  );
  for (const chat of missed) {
    const customer = people.get(chat.userId);
    const isHere = (await shop.live.present(userRoom(chat.userId))).length > 0;
    if (customer === undefined || isHere) continue;
    const range = { over: chat.lastReplySeq - 1, upTo: chat.lastReplySeq, limit: 1, from: 'start' } as const;
    const [reply] = await listMessages(shop.db, chat.id, range);
    if (reply === undefined) continue;
    const news = { count: chat.userUnread, last: cut(reply.content) };
    const mail = missedReplyMail(shop.settings.current(), customer, news, siteUrl);
    await inTx(shop.db, async (tx) => {
      if (await claimMail(tx, chat))
        await shop.mail.queue(tx, mail, { about: `chat:${chat.id}`, kind: 'state' });
    });
  }
}

function cut(text: string): string {
  const letters = Array.from(text);
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : text;
}
