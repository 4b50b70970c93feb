import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { inBackground } from '#web/ui/in-background.ts';
import { tabMemory } from '../window/tab-memory.ts';
import type { ChatConnection } from '../core/connection.ts';
import type { Thread } from '../core/thread.ts';

/** Within this distance of the end, in pixels, the list follows new messages. */
const NEAR_END = 100;
/** Older messages are loaded from this distance to the beginning, in pixels. */
const NEAR_START = 120;

/**
 * Keeps the scroll position of a list that grows at both ends: at the end it follows, elsewhere it stays still. The position is
 * restored after a reload, and after a visit to another tab of the window.
 */
export function useStickyScroll(room: ChatConnection, thread: Thread, userId: string) {
  const box = useRef<HTMLDivElement>(null);
  const [distance, setDistance] = useState(0);
  const seen = useRef({ height: 0, top: 0, first: '', sent: 0, follows: true });

  const toEnd = useCallback((behavior: ScrollBehavior = 'instant') => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior: calm ? 'instant' : behavior });
  }, []);

  const look = useCallback(() => {
    const list = box.current;
    if (list === null) return;
    // Behind the desk's list of chats, on a phone, it has no measures: its place is kept.
    if (list.clientHeight === 0) return;
    const left = list.scrollHeight - list.clientHeight - list.scrollTop;
    // Only scrolling up stops following, not a card that grew after the list was scrolled to its end, nor one that shrank, which
    // moves the end up: a list of another height is measured anew once its cards stand.
    const up = list.scrollTop < seen.current.top && list.scrollHeight === seen.current.height;
    seen.current.follows = left < NEAR_END || (seen.current.follows && !up);
    seen.current.top = list.scrollTop;
    setDistance(Math.round(left));
    if (list.scrollTop < NEAR_START) inBackground(room.loadOlder());
  }, [room]);

  const [memory] = useState(() => tabMemory(userId, `place.${room.chatId}`));
  const first = thread.messages[0]?._id ?? '';
  const sent = thread.outbox.length;
  useLayoutEffect(() => {
    const list = box.current;
    if (list === null) return;
    if (seen.current.first === '' && first !== '' && returnTo(list, memory.read())) {
      seen.current.follows = false;
      seen.current.sent = sent;
      seen.current.top = list.scrollTop;
    }
    const before = seen.current;
    const grewAbove = before.first !== '' && first !== before.first;
    // Own messages always scroll into view.
    if (before.follows || sent > before.sent) toEnd();
    else if (grewAbove) list.scrollTop += list.scrollHeight - before.height;
    seen.current = { ...before, height: list.scrollHeight, first, sent };
  }, [thread.messages, thread.outbox, thread.typing, first, sent, toEnd, memory]);

  // Loading pictures and an opening keyboard change the end too.
  useEffect(() => {
    const list = box.current;
    if (list === null) return;
    const settle = new ResizeObserver(() => {
      if (seen.current.follows) toEnd();
      seen.current.height = list.scrollHeight;
      look();
    });
    settle.observe(list);
    for (const child of list.children) settle.observe(child);
    return () => settle.disconnect();
  }, [room, toEnd, look]);

  // A layout effect, since after unmounting the list has no positions to measure.
  useLayoutEffect(() => {
    const list = box.current;
    const keep = () => memory.write(seen.current.follows || !list ? '' : placeIn(list));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [memory]);

  return { box, distance, look, toEnd };
}

const messagesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-id]')];

/** The message at the upper edge, and its offset from that edge: `<id> <pixels>`. */
function placeIn(list: HTMLElement): string {
  const { top } = list.getBoundingClientRect();
  const message = messagesIn(list).find((one) => one.getBoundingClientRect().bottom > top);
  return message ? `${message.dataset.id} ${Math.round(message.getBoundingClientRect().top - top)}` : '';
}

/** @returns false when the message is not in the list (any more) */
function returnTo(list: HTMLElement, place: string): boolean {
  const [id, offset] = place.split(' ');
  const message = messagesIn(list).find((one) => one.dataset.id === id);
  if (message === undefined) return false;
  const { top } = list.getBoundingClientRect();
  list.scrollTop += message.getBoundingClientRect().top - top - Number(offset);
  return true;
}
