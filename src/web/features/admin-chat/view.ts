import type { CannedReply, Chat } from '#contract/http/chat.ts';
import { days, formatDate, hours, minutes } from '#domain/kernel/time.ts';
import { fold } from '#domain/kernel/folding.ts';
import type { ChatPriority, ChatStatus } from '#domain/support/chats.ts';
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx';
import { copy, NAME_PLACE } from './copy.vi.ts';

/** `6 phút trước`, `hôm qua`; from a week on the date. */
export function timeAgo(iso: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed < minutes(1)) return copy.ago.now;
  if (passed < hours(1)) return copy.ago.minutes(Math.floor(passed / minutes(1)));
  if (passed < days(1)) return copy.ago.hours(Math.floor(passed / hours(1)));
  if (passed < days(2)) return copy.ago.yesterday;
  return passed < days(7) ? copy.ago.days(Math.floor(passed / days(1))) : formatDate(iso);
}

/** The last characters of a chat's id (spec §9, Display). */
export const chatNumber = (id: string): string => id.slice(-6);

/** Who the chat is with; an account without a name has one for the desk (spec §2). */
export const nameOf = ({ user }: Pick<Chat, 'user'>): string => user.name || copy.unknownUser;

export const STATUS_TONES: Record<ChatStatus, StatusTone> = {
  pending: 'waiting',
  assigned: 'delivered',
  active: 'delivered',
  closed: 'cancelled',
};

/** How one is called: in a Vietnamese name the last two words. */
export const calledName = (name: string): string => name.trim().split(/\s+/).slice(-2).join(' ');

/** What is no more urgent than usual needs no badge. */
export const PRIORITY_TONES: Partial<Record<ChatPriority, StatusTone>> = {
  low: 'pending',
  high: 'waiting-admin',
  urgent: 'failed',
};

/** The word after a slash, while nothing else stands in the field; null when none is being looked for. */
export function slashWord(text: string): string | null {
  return /^\/(\S*)$/u.exec(text)?.[1] ?? null;
}

/** Replies for a word: those that begin with it, then those that have it anywhere, accents aside. */
export function matchingReplies(replies: readonly CannedReply[], word: string): CannedReply[] {
  const wanted = fold(word);
  const rank = ({ shortcut, content }: CannedReply) => {
    if (shortcut === wanted) return -1;
    if (shortcut.startsWith(wanted)) return 0;
    return shortcut.includes(wanted) || fold(content).includes(wanted) ? 1 : 2;
  };
  return replies.filter((reply) => rank(reply) < 2).toSorted((one, other) => rank(one) - rank(other));
}

/** A reply with the customer's given name in the places kept for it; in a Vietnamese name it comes last. */
export function filled({ content }: Pick<CannedReply, 'content'>, name: string): string {
  const given = name.trim().split(/\s+/).at(-1) ?? '';
  return content.replaceAll(NAME_PLACE, given);
}

/**
 * Who is to be answered next, whichever list is shown: her own chats with something new before those that nobody has, and never the
 * one that lies open.
 * @param lists `pending`: who has waited longest stands first. They are as old as their last reading
 * @param passed chats that she was led past, and until when their last words were read then: offered again with newer ones
 */
export function nextToAnswer(
  lists: Readonly<Record<'pending' | 'active', readonly Chat[]>>,
  current: Chat['_id'] | null,
  me: string,
  passed: ReadonlyMap<string, string>,
): Chat | null {
  const own = lists.active.filter(({ admin, unreadCount }) => admin?._id === me && unreadCount > 0);
  const isNew = ({ _id, lastMessageAt }: Chat) => (lastMessageAt ?? '') > (passed.get(_id) ?? '-');
  return (
    [...own, ...lists.pending].find(
      (chat) => chat._id !== current && (isNew(chat) || !passed.has(chat._id)),
    ) ?? null
  );
}

/** The chat before or after one, around the ends; the first when none is chosen. */
export function neighbour<Id>(ids: readonly Id[], current: Id | null, step: 1 | -1): Id | null {
  const at = current === null ? -1 : ids.indexOf(current);
  const next = at === -1 ? (step === 1 ? 0 : ids.length - 1) : (at + step + ids.length) % ids.length;
  return ids[next] ?? null;
}
