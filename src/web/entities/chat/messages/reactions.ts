import { useSyncExternalStore } from 'react';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { createStore } from '#web/ui/store.ts';
import { parseStoredRecord, tryStorage } from '#web/lib/storage/storage.ts';

/** The eight of spec §2. */
export const REACTIONS = ['❤️', '👍', '😊', '😂', '😮', '😢', '🙏', '🌸'] as const;
/** How many are remembered. */
const KEPT = 200;

/** One user's reactions, by message. */
type Chosen = { readonly key: string | null; readonly all: Readonly<Record<string, string>> };

const store = createStore<Chosen>({ key: null, all: {} });
/** Loaded on first use, and again for another user. */
let known: Chosen = store.get();

function current(): Chosen {
  const { user } = browserSession().state();
  const key = user === null ? null : personalKey(user.id, 'chat.reactions');
  if (known.key !== key) known = { key, all: key === null ? {} : read(key) };
  return known;
}

function read(key: string): Chosen['all'] {
  return parseStoredRecord(tryStorage(() => window.localStorage.getItem(key))) as Chosen['all'];
}

function react(id: string, emoji: string | null): void {
  const { key, all } = current();
  const others = Object.entries(all).filter(([other]) => other !== id);
  const entries = emoji === null ? others : [...others, [id, emoji] as const];
  known = { key, all: Object.fromEntries(entries.slice(-KEPT)) };
  store.set(known);
  try {
    if (key !== null) window.localStorage.setItem(key, JSON.stringify(known.all));
  } catch {
    // Without storage it lasts for this tab only.
  }
}

/** The user's reaction to a message, stored only on this device (spec §2). */
export function useReaction(id: string): [string | null, (emoji: string | null) => void] {
  const { all } = useSyncExternalStore(store.subscribe, current);
  return [REACTIONS.find((emoji) => emoji === all[id]) ?? null, (emoji) => react(id, emoji)];
}
