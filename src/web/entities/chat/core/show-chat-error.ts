import type { Reader } from '#domain/support/chats.ts';
import { contextTitles } from '#web/lib/errors/copy.vi.ts';
import { describeFailure } from '#web/lib/errors/describe.ts';
import { log } from '#web/lib/errors/log.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from '../copy.vi.ts';
import type { ChatErrorKind } from './writer.ts';
import { isTransient } from './transport.ts';

const TITLES: Record<ChatErrorKind, string> = {
  send: copy.failures.send,
  upload: contextTitles.upload,
  read: copy.failures.read,
};

/** Says what did not work (spec §8, Chat). Sending is only logged at the admin's desk, and where it is tried again by itself: the message shows it. */
export function showChatError(side: Reader, what: ChatErrorKind, error: unknown): void {
  // A net that is away is nobody's mistake.
  const write = isTransient(error) ? log.info : log.warn;
  write(`chat: ${what} failed`, { error: String(error) });
  if (what === 'send' && (side === 'admin' || isTransient(error))) return;
  toast({ type: 'error', title: TITLES[what], message: inWords(error) });
}

/** What happened, in a sentence: the shop's own, or what the network did. */
export const inWords = (error: unknown): string => describeFailure(error).message;
