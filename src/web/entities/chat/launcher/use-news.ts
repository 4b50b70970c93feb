import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageVisible } from '#web/ui/use-page-visible.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { ChatClient } from '../core/client.ts';
import { copy } from '../copy.vi.ts';
import { notify } from './notify.ts';
import { chime, soundIsOn } from './sound.ts';

/** `(3) ` before the title of the page. */
const COUNT = /^\(\d+\) /;

/**
 * A new message is heard where sound is on, told on the machine where that was allowed, and counted in the title of the tab,
 * unless somebody reads it just now.
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

  // A page that opens brings a title of its own.
  const { pathname, search } = useLocation();
  const count = attended ? 0 : unread;
  useEffect(() => {
    const plain = document.title.replace(COUNT, '');
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
  }, [count, pathname, search]);
}
