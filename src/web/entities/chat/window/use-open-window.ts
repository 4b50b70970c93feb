import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { PHONE } from '#web/lib/hooks/use-media.ts';
import { isReloaded, tabMemory } from './tab-memory.ts';

/**
 * Whether the window is open, also across a reload. Where it covers the page, following a link closes it.
 * @returns also the props of the launcher, which gets the focus back from a closed window
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
  const close = () => {
    // Closes synchronously: while the window covers the page, the launcher behind it cannot receive focus.
    flushSync(() => setOpen(false));
    launcher.current?.focus();
  };
  const onToggle = () => (open ? close() : setOpen(true));
  return { open, setOpen, close, launcher: { ref: launcher, open, onToggle } };
}
