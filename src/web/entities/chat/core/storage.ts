import type { Chat } from '#contract/http/chat.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import type { Clock } from '#web/lib/session/clock.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { type StorageLike } from '#web/lib/storage/storage.ts';
import { createPersistedValue } from './persisted-value.ts';
import type { MyChats } from './my-chats.ts';
import { clientIdOf, type Outgoing, type Thread } from './thread.ts';

type StoredThread = Pick<Thread, 'messages' | 'outbox'>;
type StoredThreads = Readonly<Record<string, StoredThread>>;

/** Limits per chat and for the number of chats: storage is small, and the server has everything. */
const MESSAGES_KEPT = 60;
const CHATS_KEPT = 3;

/** What a user's chat keeps across a reload, each under a personal key that a logout clears (spec §9, Chat timing). */
export function createChatStorage(userId: string, box: () => StorageLike, clock: Clock) {
  const at = (name: string, delay: number) => ({ box, clock, delay, key: personalKey(userId, name) });
  const chats = createPersistedValue(at('chat.chats', 600), isListOf<Chat>('_id'));
  const current = createPersistedValue(at('chat.current', 400), isChat);
  /** Client ids that this tab is responsible for; any other pending message is another tab's to send. */
  const written = new Set<string>();
  const messages = createPersistedValue(
    {
      ...at('chat.messages', 800),
      join: (mine: StoredThreads, stored: StoredThreads) => withOthers(mine, stored, written),
    },
    isThreads,
  );
  const stores = [chats, current, messages];
  const before = messages.read() ?? {};
  const threads = new Map<string, StoredThread>(Object.entries(before));
  let dropped = false;

  return {
    /** State stored when the page opened. */
    chats(): Pick<MyChats, 'chats' | 'shown'> {
      const shown = current.read();
      const listed = chats.read() ?? [];
      const known = shown === null || listed.some(({ _id }) => _id === shown._id);
      return { chats: known ? listed : [shown, ...listed], shown: null };
    },
    thread(chatId: ChatId): StoredThread | undefined {
      const thread = threads.get(chatId);
      for (const { clientId } of thread?.outbox ?? []) written.add(clientId);
      return thread;
    },
    keepChats(state: MyChats, shown: Chat | null): void {
      if (dropped) return;
      chats.keep([...state.chats]);
      if (shown !== null) current.keep(shown);
    },
    keepThread(chatId: ChatId, { messages: all, outbox }: Thread): void {
      if (dropped) return;
      threads.delete(chatId);
      const waiting = outbox.map((it) => (it.metadata['isUploading'] ? lostPicture(it) : it));
      for (const { clientId } of waiting) written.add(clientId);
      threads.set(chatId, { messages: all.slice(-MESSAGES_KEPT), outbox: waiting });
      messages.keep(Object.fromEntries([...threads].slice(-CHATS_KEPT)));
    },
    flush: () => stores.forEach((kept) => kept.write()),
    /** After the logout: later changes are not written either. */
    drop(): void {
      dropped = true;
      stores.forEach((kept) => kept.drop());
    },
  };
}
export type ChatStorage = ReturnType<typeof createChatStorage>;

/** A picture that is not uploaded cannot survive the page: in the next one it is only said so. */
const lostPicture = (it: Outgoing): Outgoing => ({
  ...it,
  state: 'failed',
  refused: true,
  metadata: { isLost: true },
});

/** Merges pending messages of other tabs, which may be closed before the network is back. */
function withOthers(mine: StoredThreads, stored: StoredThreads, written: ReadonlySet<string>): StoredThreads {
  const joined = new Map(Object.entries(mine));
  for (const [chatId, theirs] of Object.entries(stored)) {
    const { messages, outbox } = joined.get(chatId) ?? { messages: theirs.messages, outbox: [] };
    const arrived = new Set(messages.map(clientIdOf));
    const others = theirs.outbox.filter(({ clientId }) => !written.has(clientId) && !arrived.has(clientId));
    if (others.length > 0) joined.set(chatId, { messages, outbox: [...outbox, ...others] });
  }
  return Object.fromEntries(joined);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function isListOf<T>(...texts: string[]) {
  return (value: unknown): value is T[] =>
    Array.isArray(value) &&
    value.every((item) => isRecord(item) && texts.every((name) => typeof item[name] === 'string'));
}

function isChat(value: unknown): value is Chat {
  return isRecord(value) && typeof value._id === 'string' && isRecord(value.user) && isRecord(value.rating);
}

const isMessages = isListOf('_id', 'content', 'type', 'createdAt');
const isOutbox = isListOf('clientId', 'content', 'type', 'createdAt');

function isThreads(value: unknown): value is StoredThreads {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (thread) =>
        isRecord(thread) &&
        isMessages(thread.messages) &&
        isOutbox(thread.outbox) &&
        [...thread.messages, ...thread.outbox].every((it) =>
          isRecord((it as { metadata?: unknown }).metadata),
        ),
    )
  );
}
