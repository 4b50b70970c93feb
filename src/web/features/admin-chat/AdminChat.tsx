import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/http/identity.ts';
import { asId, type ChatId } from '#domain/kernel/ids.ts';
import { chatClientFor } from '#web/entities/chat/core/client.ts';
import { Launcher } from '#web/entities/chat/launcher/Launcher.tsx';
import { useOpenWindow } from '#web/entities/chat/window/use-open-window.ts';
import { lazyWindow } from '#web/entities/chat/launcher/lazy-window.tsx';
import { useConnectionNews } from '#web/entities/chat/launcher/use-connection-news.ts';
import { useNews } from '#web/entities/chat/launcher/use-news.ts';
import type { AskedChat } from '#web/lib/chat-open.ts';
import { useSocketEvent } from '#web/lib/socket.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { statsQuery } from './queries.ts';
import { useDesk } from './use-desk.ts';
import { useLiveChats } from './use-live-chats.ts';

const DeskPanel = lazyWindow(() => import('./DeskPanel.tsx'));

/** An admin's chat launcher and panel. */
export default function AdminChat({ user, asked }: { user: User; asked: AskedChat | null }) {
  const [support] = useState(() => chatClientFor(user));
  const { open, setOpen, close, launcher } = useOpenWindow(user.id);
  const desk = useDesk(user.id);
  const unread = useQuery(statsQuery()).data?.unread ?? 0;
  useLiveChats();
  useNews(support, unread, open);
  useConnectionNews(open);

  const show = (chatId: ChatId | undefined) => {
    if (chatId !== undefined) desk.choose(chatId);
    setOpen(true);
  };
  const [answered, setAnswered] = useState<AskedChat | null>(null);
  if (asked !== null && asked !== answered) {
    setAnswered(asked);
    if (asked.unanswered) desk.showUnanswered();
    show(asked.chatId === undefined ? undefined : asId<ChatId>(asked.chatId));
  }
  useSocketEvent('new_pending_chat', ({ chatId, userName }) => {
    if (open) return;
    const title = copy.waiting(userName || copy.unknownUser);
    toast({ type: 'info', title, action: { label: copy.answer, onClick: () => show(chatId) } });
  });

  return (
    <>
      <Launcher {...launcher} unread={unread} />
      <DeskPanel open={open} support={support} desk={desk} onClose={close} />
    </>
  );
}
