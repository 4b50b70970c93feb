import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageVisible } from '#web/ui/use-page-visible.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { ChatClient } from '../core/client.ts';
import { copy } from '../copy.vi.ts';
import { notify } from './notify.ts';
import { chime, soundIsOn } from './sound.ts';

/** `(3) ` before the page title. */
const COUNT = /^\(\d+\) /;

/**
 * Announces a new message by sound where that is on, by a system notification where permitted, and by a count in the tab's title,
 * unless the chat is open in a visible tab.
 */
export function useNews(support: ChatClient, unread: number, open: boolean): void {
  const visible = usePageVisible();
  const attended = open && visible;
  useEffect(
    () =>
      support.onIncoming(({ chatId, sender }) => {
        if (attended || !soundIsOn(support.user.id)) return;
        chime();
        inBackground(notify(sender?.name || copy.shop(), chatId).catch(() => undefined));
      }),
    [support, attended],
  );

  // A newly opened page sets a title of its own.
  const { pathname, search } = useLocation();
  const count = attended ? 0 : unread;
  useEffect(() => {
    const plain = document.title.replace(COUNT, '');
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
  }, [count, pathname, search]);
}
