import { useState } from 'react';
import type { Chat } from '#contract/http/chat.ts';
import { asId, type ChatId } from '#domain/kernel/ids.ts';
import { isReloaded, tabMemory } from '#web/entities/chat/window/tab-memory.ts';
import { NOTHING_WANTED, type DeskTab, type Wanted } from './queries.ts';

/** Below this list and chat take turns (look, Layouts). */
const PHONE = '(width < 48rem)';

/** What the desk shows. It outlives the panel: closed and opened again, the same chat lies there. */
export function useDesk(userId: string) {
  const [memory] = useState(() => tabMemory(userId, 'chosen'));
  const [chosen, setChosen] = useState<ChatId | null>(() =>
    isReloaded() && memory.read() !== '' ? asId<ChatId>(memory.read()) : null,
  );
  const [tab, setTab] = useState<DeskTab>('pending');
  const [wanted, setWanted] = useState<Wanted>(NOTHING_WANTED);
  const [searches, setSearches] = useState(0);
  const [listShown, setListShown] = useState(true);
  const [passed, setPassed] = useState<ReadonlyMap<string, string>>(new Map());
  const [sideShown, setSideShown] = useState(false);

  const choose = (id: ChatId) => {
    setChosen(id);
    memory.write(id);
    if (window.matchMedia(PHONE).matches) setListShown(false);
  };

  return {
    chosen,
    tab,
    setTab,
    wanted,
    setWanted,
    /** Counts the searches that were given up: each begins with an empty field. */
    searches,
    clearSearch(): void {
      setWanted(NOTHING_WANTED);
      setSearches(searches + 1);
    },
    listShown,
    toggleList: () => setListShown(!listShown),
    sideShown,
    setSideShown,
    choose,
    passed,
    /** One that waits, wherever the list stands. @param from the chat that lay open */
    answer(chat: Chat, from: Chat | null): void {
      const led = [chat, ...(from ? [from] : [])];
      setPassed(new Map([...passed, ...led.map((each) => [each._id, each.lastMessageAt ?? ''] as const)]));
      setTab(chat.status === 'pending' ? 'pending' : 'active');
      choose(chat._id);
    },
    /** A chat that was just taken is among those that are answered: the list goes there with it. */
    follow(id: ChatId): void {
      setTab('active');
      choose(id);
    },
  };
}
export type Desk = ReturnType<typeof useDesk>;
