import { useRef, useState } from 'react';
import type { Chat } from '#contract/http/chat.ts';
import { asId, type ChatId } from '#domain/kernel/ids.ts';
import { isReloaded, tabMemory } from '#web/entities/chat/window/tab-memory.ts';
import { PHONE } from '#web/lib/hooks/use-media.ts';
import { NOTHING_WANTED, type DeskTab, type Wanted } from './queries.ts';

/** State of the panel. It outlives the panel: closed and reopened, it shows the same chat. */
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

  const latest = useRef(chosen);
  const choose = (id: ChatId) => {
    latest.current = id;
    setChosen(id);
    memory.write(id);
    // There the panel shows list, chat or customer, one at a time (look, Layouts).
    if (window.matchMedia(PHONE).matches) setListShown(false);
  };

  return {
    chosen,
    tab,
    setTab,
    wanted,
    setWanted,
    /** Number of searches not typed by hand, used as a key: each of them resets the search field. */
    searches,
    clearSearch(): void {
      setWanted(NOTHING_WANTED);
      setSearches(searches + 1);
    },
    /** Lists the chats that wait for this admin's answer. */
    showUnanswered(): void {
      setWanted({ ...NOTHING_WANTED, status: 'unanswered' });
      setSearches(searches + 1);
      setListShown(true);
    },
    listShown,
    toggleList: () => setListShown(!listShown),
    sideShown,
    setSideShown,
    choose,
    passed,
    /**
     * Opens a chat that needs an answer and switches to its tab.
     * @param from the chat that was open
     */
    answer(chat: Chat, from: Chat | null): void {
      const led = [chat, ...(from ? [from] : [])];
      setPassed(new Map([...passed, ...led.map((each) => [each._id, each.lastMessageAt ?? ''] as const)]));
      setTab(chat.status === 'pending' ? 'pending' : 'active');
      choose(chat._id);
    },
    /**
     * Follows a chat that was just assigned to the 'active' tab, unless another one was opened since the press (this is the
     * function of the page that was pressed): what she writes there would go to this one.
     */
    follow(id: ChatId): void {
      if (latest.current !== chosen) return;
      setTab('active');
      choose(id);
    },
  };
}
export type Desk = ReturnType<typeof useDesk>;
