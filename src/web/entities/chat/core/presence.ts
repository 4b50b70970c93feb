import type { UserId } from '#domain/kernel/ids.ts';
import { TYPING_CLEARS_AFTER } from '#domain/support/limits.ts';
import type { Clock } from '#web/lib/session/clock.ts';
import type { Store } from '#web/ui/store.ts';
import type { Person, Thread } from './thread.ts';

/** Who has the chat open and who is typing; a typing indicator that is not renewed expires after 5 s. */
export function createPresence(thread: Store<Thread>, clock: Clock) {
  const clearing = new Map<UserId, () => void>();
  const update = (change: Partial<Thread>) => thread.set({ ...thread.get(), ...change });
  const without = (people: readonly Person[], id: UserId) => people.filter((person) => person.id !== id);

  function stopsTyping(id: UserId): void {
    clearing.get(id)?.();
    if (clearing.delete(id)) update({ typing: without(thread.get().typing, id) });
  }

  return {
    types(person: Person): void {
      clearing.get(person.id)?.();
      clearing.set(
        person.id,
        clock.after(TYPING_CLEARS_AFTER, () => stopsTyping(person.id)),
      );
      update({ typing: [...without(thread.get().typing, person.id), person] });
    },
    stopsTyping,
    joined: (person: Person) => update({ viewers: [...without(thread.get().viewers, person.id), person] }),
    left(id: UserId): void {
      stopsTyping(id);
      update({ viewers: without(thread.get().viewers, id) });
    },
    /** Resets to nobody present. */
    clear(): void {
      for (const cancel of clearing.values()) cancel();
      clearing.clear();
      update({ viewers: [], typing: [] });
    },
  };
}
export type Presence = ReturnType<typeof createPresence>;
