import { useEffect, useState } from 'react';
import type { User } from '#contract/http/identity.ts';
import { asId, type ChatId } from '#domain/kernel/ids.ts';
import type { AskedChat } from '#web/lib/chat-open.ts';
import { unreadIn } from '#web/entities/chat/core/my-chats.ts';
import { chatClientFor } from '#web/entities/chat/core/client.ts';
import { useMyChats } from '#web/entities/chat/core/use-chat.ts';
import { Launcher } from '#web/entities/chat/launcher/Launcher.tsx';
import { useConnectionNews } from '#web/entities/chat/launcher/use-connection-news.ts';
import { useNews } from '#web/entities/chat/launcher/use-news.ts';
import { useOpenWindow } from '#web/entities/chat/window/use-open-window.ts';
import { lazyWindow } from '#web/entities/chat/launcher/lazy-window.tsx';
import { inBackground } from '#web/ui/in-background.ts';

const CustomerWindow = lazyWindow(() => import('./window/CustomerWindow.tsx'));

/** The customer's chat launcher and window. */
export default function CustomerChat({ user, asked }: { user: User; asked: AskedChat | null }) {
  const [support] = useState(() => chatClientFor(user));
  const { chats } = support;
  const state = useMyChats(support);
  const { open, setOpen, close, launcher } = useOpenWindow(user.id);
  const [answered, setAnswered] = useState<AskedChat | null>(null);
  if (asked !== answered) {
    setAnswered(asked);
    if (asked !== null) setOpen(true);
  }
  const unread = unreadIn(state);

  useEffect(() => inBackground(chats.load()), [chats]);
  useEffect(() => {
    if (asked?.chatId !== undefined) chats.show(asId<ChatId>(asked.chatId));
  }, [asked, chats]);
  // Opening the window marks everything as read, earlier chats included (spec §4, Chat statuses), once they are loaded.
  const { loaded } = state;
  useEffect(() => {
    if (open && loaded) inBackground(chats.readAll());
  }, [open, loaded, chats]);
  useNews(support, unread, open);
  useConnectionNews(open);

  return (
    <>
      <Launcher {...launcher} unread={unread} />
      <CustomerWindow open={open} support={support} onClose={close} />
    </>
  );
}
