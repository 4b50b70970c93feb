import type { CannedReply, Chat } from '#contract/http/chat.ts';
import { days, formatDate, hours, minutes } from '#domain/kernel/time.ts';
import { fold } from '#domain/kernel/folding.ts';
import type { ChatPriority, ChatStatus } from '#domain/support/chats.ts';
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx';
import { copy, NAME_PLACE } from './copy.vi.ts';

/** `6 phút trước`, `hôm qua`; after a week the date. */
export function timeAgo(iso: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed < minutes(1)) return copy.ago.now;
  if (passed < hours(1)) return copy.ago.minutes(Math.floor(passed / minutes(1)));
  if (passed < days(1)) return copy.ago.hours(Math.floor(passed / hours(1)));
  if (passed < days(2)) return copy.ago.yesterday;
  return passed < days(7) ? copy.ago.days(Math.floor(passed / days(1))) : formatDate(iso);
}

/** The last six characters of a chat's id (spec §9, Display). */
export const chatNumber = (id: string): string => id.slice(-6);

/** The customer's name, with a fallback for accounts without one (spec §2). */
export const nameOf = ({ user }: Pick<Chat, 'user'>): string => user.name || copy.unknownUser;

export const STATUS_TONES: Record<ChatStatus, StatusTone> = {
  pending: 'waiting',
  assigned: 'delivered',
  active: 'delivered',
  closed: 'cancelled',
};

/** Form of address: the last two words of a Vietnamese name. */
export const calledName = (name: string): string => name.trim().split(/\s+/).slice(-2).join(' ');

/** Low, high and urgent have a badge; normal priority has none. */
export const PRIORITY_TONES: Partial<Record<ChatPriority, StatusTone>> = {
  low: 'pending',
  high: 'waiting-admin',
  urgent: 'failed',
};

/** The word after a slash, if the field contains nothing else; null otherwise. */
export function slashWord(text: string): string | null {
  return /^\/(\S*)$/u.exec(text)?.[1] ?? null;
}

/**
 * Replies matching a word, ignoring diacritics: first those whose shortcut starts with it, then those that contain it anywhere.
 */
export function matchingReplies(replies: readonly CannedReply[], word: string): CannedReply[] {
  const wanted = fold(word);
  const rank = ({ shortcut, content }: CannedReply) => {
    if (shortcut === wanted) return -1;
    if (shortcut.startsWith(wanted)) return 0;
    return shortcut.includes(wanted) || fold(content).includes(wanted) ? 1 : 2;
  };
  return replies.filter((reply) => rank(reply) < 2).toSorted((one, other) => rank(one) - rank(other));
}

/** A reply with its placeholders replaced by the customer's given name, which is the last word of a Vietnamese name. */
export function filled({ content }: Pick<CannedReply, 'content'>, name: string): string {
  const given = name.trim().split(/\s+/).at(-1) ?? '';
  return content.replaceAll(NAME_PLACE, given);
}

/**
 * The next chat to answer, whichever list is shown: the admin's own chats with unread messages, then pending ones; never the open
 * chat.
 * @param lists `pending` has the longest waiting chat first; both are as old as their last fetch
 * @param passed chats already offered, with the time of their last message then: a newer message makes them candidates again
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

/** The previous or next id, wrapping around; without a current one, the first or last. */
export function neighbour<Id>(ids: readonly Id[], current: Id | null, step: 1 | -1): Id | null {
  const at = current === null ? -1 : ids.indexOf(current);
  const next = at === -1 ? (step === 1 ? 0 : ids.length - 1) : (at + step + ids.length) % ids.length;
  return ids[next] ?? null;
}
