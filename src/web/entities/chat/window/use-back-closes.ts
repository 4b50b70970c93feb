import { useEffect, useEffectEvent } from 'react';
import { PHONE } from '#web/lib/hooks/use-media.ts';

/** What marks the entry of the browser's history that an open window stands for. */
const MARK = 'chatWindow';
const isMarked = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * Where the window covers the page, 'back' closes it: it stands on an entry of its own with the same address, which goes
 * with it. The router knows nothing of that entry, and is not told when it goes.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!window.matchMedia(PHONE).matches) return;
    const { href } = window.location;
    if (!isMarked()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
    const hear = (event: PopStateEvent) => {
      if (isMarked() || window.location.href !== href) return;
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('popstate', hear, { capture: true });
    return () => {
      window.removeEventListener('popstate', hear, { capture: true });
      // Closed by its button: its entry goes too, unheard. Whoever went to another page has left it behind her.
      if (!isMarked()) return;
      const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
      window.addEventListener('popstate', swallow, { capture: true, once: true });
      window.history.back();
    };
  }, []);
}
