import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { PHONE } from '#web/lib/hooks/use-media.ts';
import { isReloaded, tabMemory } from './tab-memory.ts';

/**
 * Whether the window is open, also across a reload. Where it covers the page, following a link closes it.
 * @returns also the props of the launcher. A closed window gives the focus back to what opened it: the launcher, or an element of
 *   the page (a line of the inbox, the chat button of an order)
 */
export function useOpenWindow(userId: string) {
  const [memory] = useState(() => tabMemory(userId, 'open'));
  const [open, setOpen] = useState(() => isReloaded() && memory.read() === 'open');
  useEffect(() => memory.write(open ? 'open' : ''), [memory, open]);

  const { key } = useLocation();
  const isPush = useNavigationType() === NavigationType.Push;
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current !== key && isPush && window.matchMedia(PHONE).matches) setOpen(false);
    seen.current = key;
  }, [key, isPush]);

  const launcher = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  // Before the window's own effect, which moves the focus into it.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isOnPage = activeElement instanceof HTMLElement && activeElement.closest('main') !== null;
    opener.current = open && isOnPage ? activeElement : null;
  }, [open]);

  const close = () => {
    const from = opener.current;
    // Closes synchronously: while the window covers the page, nothing behind it can receive focus.
    flushSync(() => setOpen(false));
    from?.focus({ preventScroll: true });
    if (from === null) launcher.current?.focus();
    // A line whose work is done is gone: at the desk the next line takes the focus within a frame (`useKeptFocus`).
    else if (!from.isConnected) inTwoFrames(() => isFocusLost() && launcher.current?.focus());
  };
  const onToggle = () => {
    if (!open) return setOpen(true);
    opener.current = null;
    return close();
  };
  return { open, setOpen, close, launcher: { ref: launcher, open, onToggle } };
}

const isFocusLost = () => document.activeElement === document.body;
const inTwoFrames = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
