import { useEffect, useId, useRef, useState } from 'react';
import type { Chat } from '#contract/http/chat.ts';
import { soundIsOn, turnSound } from '#web/entities/chat/launcher/sound.ts';
import { askToNotify } from '#web/entities/chat/launcher/notify.ts';
import type { ChatClient } from '#web/entities/chat/core/client.ts';
import { useChatWindow } from '#web/entities/chat/window/use-chat-window.ts';
import { CHAT_WINDOW } from '#web/entities/chat/window/window-id.ts';
import { useSecondClicks } from '#web/lib/hooks/use-second-clicks.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { copy } from './copy.vi.ts';
import { ChatList } from './list/ChatList.tsx';
import { useListedChats } from './list/use-listed-chats.ts';
import { DeskTalk } from './talk/DeskTalk.tsx';
import { NoTalk } from './talk/NoTalk.tsx';
import { useChosenChat } from './use-chosen-chat.ts';
import { useDeskKeys, useFocusInside } from './use-desk-keys.ts';
import type { Desk } from './use-desk.ts';
import { nameOf, neighbour, nextToAnswer } from './view.ts';
import * as frame from '../../entities/chat/window/window.module.css';
import * as looks from './desk.module.css';
import { classes } from '#web/ui/classes.ts';

interface DeskPanelProps {
  support: ChatClient;
  desk: Desk;
  onClose: () => void;
}

/** The admin's panel: the list of chats, the selected chat, and the details of its customer (spec §2, Admin panel). */
export default function DeskPanel({ support, desk, onClose }: DeskPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  const listed = useListedChats(desk);
  const chosen = useChosenChat(desk.chosen, listed.chats);
  useChatWindow(box, () => {
    // Escape closes an open reply list or menu first.
    if (box.current?.querySelector('[data-escapes], [aria-haspopup][aria-expanded="true"]') === null)
      onClose();
  });

  useFollowTaken(desk, chosen.chat, support.user.id);
  useFocusInside(box, [listed.chats, chosen.chat]);
  const next = nextToAnswer(listed.toAnswer, desk.chosen, support.user.id, desk.passed);
  useDeskKeys(box, {
    step(by) {
      const ids = listed.chats.map(({ _id }) => _id);
      const chatId = neighbour(ids, desk.chosen, by);
      if (chatId !== null) desk.choose(chatId);
    },
    next: () => next && desk.answer(next, chosen.chat),
    find() {
      if (!desk.listShown) desk.toggleList();
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[type="search"]')?.focus());
    },
  });

  return (
    <div
      ref={box}
      id={CHAT_WINDOW}
      role="dialog"
      aria-labelledby={title}
      className={classes(frame.chatWindow, looks.desk)}
      data-list={desk.listShown ? 'shown' : 'hidden'}
      data-side={desk.sideShown && chosen.chat ? 'shown' : 'hidden'}
      tabIndex={-1}
      onClickCapture={useSecondClicks()}
    >
      <header className={frame.chatHead}>
        <span className={frame.face}>
          <img src="/brand/mascot.webp" alt="" width={58} height={65} />
        </span>
        <div>
          <h2 id={title}>{copy.title}</h2>
          <p>{chosen.chat ? copy.withUser(nameOf(chosen.chat)) : copy.choose}</p>
        </div>
        <Button size="sm" className={looks.toggle} aria-expanded={desk.listShown} onClick={desk.toggleList}>
          {desk.listShown ? copy.hideList : copy.showList}
        </Button>
        {next && (
          <Button
            size="sm"
            icon="chevron-right"
            className={classes(looks.toggle, looks.next)}
            onClick={() => desk.answer(next, chosen.chat)}
          >
            <span>{copy.next(listed.counts.pending ?? 0)}</span>
          </Button>
        )}
        <Sound userId={support.user.id} />
        <IconButton icon="close" label={copy.close} data-close="" onClick={onClose} />
      </header>
      <div className={looks.deskBody}>
        {desk.listShown && <ChatList desk={desk} listed={listed} me={support.user} />}
        {chosen.chat ? (
          <DeskTalk key={chosen.chat._id} chat={chosen.chat} support={support} desk={desk} />
        ) : (
          <NoTalk waiting={desk.chosen !== null} failed={chosen.failed} onRetry={chosen.again} />
        )}
      </div>
    </div>
  );
}

/** Switches the list to the 'active' tab when the selected chat is assigned to this admin, by 'Assign' or by the first reply. */
function useFollowTaken({ tab, setTab }: Desk, chat: Chat | null, me: string): void {
  const before = useRef<Pick<Chat, '_id' | 'status'> | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = chat;
    const taken = last?._id === chat?._id && last?.status === 'pending' && chat?.status === 'active';
    if (taken && chat.admin?._id === me && tab === 'pending') setTab('active');
  }, [chat, me, tab, setTab]);
}

function Sound({ userId }: { userId: string }) {
  const [on, setOn] = useState(() => soundIsOn(userId));
  const turn = () => {
    turnSound(userId, !on);
    if (!on) askToNotify();
    setOn(!on);
  };
  return <IconButton icon={on ? 'bell' : 'bell-off'} label={copy.sound} aria-pressed={on} onClick={turn} />;
}
