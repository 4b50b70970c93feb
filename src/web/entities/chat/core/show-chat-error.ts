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

/**
 * Shows a chat failure as a toast (spec §8, Chat). A failed send is only logged on the admin's side, and where it is retried
 * automatically: the message itself shows its state.
 */
export function showChatError(side: Reader, what: ChatErrorKind, error: unknown): void {
  // An unreachable network is not logged as a warning.
  const write = isTransient(error) ? log.info : log.warn;
  write(`chat: ${what} failed`, { error: String(error) });
  if (what === 'send' && (side === 'admin' || isTransient(error))) return;
  toast({ type: 'error', title: TITLES[what], message: inWords(error) });
}

/** A sentence about the failure: the server's own, or about the network. */
export const inWords = (error: unknown): string => describeFailure(error).message;
