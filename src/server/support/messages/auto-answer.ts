import { after } from '#domain/kernel/time.ts';
import { systemMessages } from '#domain/support/copy.vi.ts';
import { AUTO_ANSWER_PAUSE } from '#domain/support/limits.ts';
import { isOfficeTime, officeHoursOf, type OfficeHours } from '#domain/shop/office-hours.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { post, type Posted } from './post.ts';
import { updateChat, type ChatRow } from '../chats/repository.ts';
import { ADMINS } from '../live/rooms.ts';

/** Whether it is past office hours and no admin has a page open either. */
export async function isUnattended({ clock, live, settings }: Shop): Promise<boolean> {
  return (
    !isOfficeTime(clock.now(), officeHoursOf(settings.current())) && (await live.present(ADMINS)).length === 0
  );
}

/** Posts the office hours as an automatic reply, unless one was posted recently. @returns null in that case */
export async function autoAnswer(
  tx: Tx,
  chat: ChatRow,
  hours: OfficeHours,
  now: Date,
): Promise<Posted | null> {
  if (chat.autoAnsweredAt && after(chat.autoAnsweredAt, AUTO_ANSWER_PAUSE) > now) return null;
  const marked = await updateChat(tx, chat.id, { autoAnsweredAt: now });
  const content = systemMessages.outsideOfficeHours(hours);
  return post(tx, marked, { side: 'shop', senderId: null, type: 'system', content }, now);
}
