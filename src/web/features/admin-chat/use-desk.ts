import { useState } from 'react';
import type { ChatId } from '#domain/kernel/ids.ts';
import { NOTHING_WANTED, type DeskTab, type Wanted } from './queries.ts';

/** Below this list and chat take turns (look, Layouts). */
const PHONE = '(width < 48rem)';

/** What the desk shows. It outlives the panel: closed and opened again, the same chat lies there. */
export function useDesk() {
  const [chosen, setChosen] = useState<ChatId | null>(null);
  const [tab, setTab] = useState<DeskTab>('pending');
  const [wanted, setWanted] = useState<Wanted>(NOTHING_WANTED);
  const [searches, setSearches] = useState(0);
  const [listShown, setListShown] = useState(true);
  const [sideShown, setSideShown] = useState(false);
  /** What was written and not sent, by chat. */
  const [drafts] = useState(() => new Map<ChatId, string>());

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
    drafts,
    choose(id: ChatId): void {
      setChosen(id);
      if (window.matchMedia(PHONE).matches) setListShown(false);
    },
  };
}
export type Desk = ReturnType<typeof useDesk>;
