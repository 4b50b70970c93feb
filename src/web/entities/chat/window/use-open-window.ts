import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { PHONE } from '#web/lib/hooks/use-media.ts';
import { isReloaded, tabMemory } from './tab-memory.ts';

/** Whether the window is open, also across a reload. Where it covers the page, following a link closes it. */
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
  return [open, setOpen] as const;
}
