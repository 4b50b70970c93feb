import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#contract/socket.ts';
import type { Reader } from '#domain/support/chats.ts';
import { copy } from '../copy.vi.ts';
import { sideOf } from '../core/thread.ts';

interface AnnouncerProps {
  messages: readonly ChatMessage[];
  side: Reader;
  /** whether the first load has finished; messages from before are not announced */
  fresh: boolean;
}

/** Announces the other side's new messages to screen readers, but neither the history nor own messages. */
export function Announcer({ messages, side, fresh }: AnnouncerProps) {
  const [news, setNews] = useState<readonly ChatMessage[]>([]);
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (!fresh) return;
    const last = messages.at(-1)?.seq ?? 0;
    const before = heard.current ?? last;
    heard.current = Math.max(last, before);
    const fromOthers = messages.filter((message) => message.seq > before && sideOf(message) !== side);
    if (fromOthers.length > 0) setNews(fromOthers);
  }, [messages, fresh, side]);
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {news.map(({ _id, sender, content }) => (
        <p key={_id}>{sender ? copy.list.said(sender.name, content) : content}</p>
      ))}
    </div>
  );
}
