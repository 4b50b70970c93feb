import { useEffect, useMemo, type ReactNode } from 'react';
import type { ChatMessage } from '#contract/socket.ts';
import type { Reader } from '#domain/support/chats.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { usePageVisible } from '#web/ui/use-page-visible.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';
import type { ChatConnection } from '../core/connection.ts';
import { hasOlder, type Thread } from '../core/thread.ts';
import { Announcer } from './Announcer.tsx';
import { MessageRow, type KindProps } from './MessageRow.tsx';
import { rowsOf } from './rows.ts';
import { TypingDots } from './TypingDots.tsx';
import { useNow } from './use-now.ts';
import { useStickyScroll } from './use-sticky-scroll.ts';
import './kinds.module.css';
import * as list from './messages.module.css';

/** The scroll-down button shows with more messages than this, and further from the end than this (spec §2). */
const DOWN_AFTER = 3;
const DOWN_PX = 100;

export interface MessageListProps extends Pick<KindProps, 'PaymentCheck' | 'DesignCard'> {
  room: ChatConnection;
  thread: Thread;
  /** the side this page is on: its own messages are on the right */
  side: Reader;
  /** the user of this page, as a message's sender */
  me: ChatMessage['sender'];
  /** shown while there are no messages */
  empty?: ReactNode;
  /** shown after the last message: a question, a rating */
  after?: ReactNode;
  /** shown before the first message: a link to earlier chats */
  before?: ReactNode;
  /** something else shows in its place: nothing counts as read */
  covered?: boolean;
}

/**
 * A chat anchored at the bottom: days, messages, who is typing. Scrolling up loads older messages; at the end of a visible page,
 * messages count as read.
 */
export function MessageList(props: MessageListProps) {
  const { room, thread, side, me, empty, after, before, covered, PaymentCheck, DesignCard } = props;
  const now = useNow();
  const rows = useMemo(
    () => rowsOf({ messages: thread.messages, outbox: thread.outbox }, side, me, new Date(now)),
    [thread.messages, thread.outbox, side, me, now],
  );
  const { box, distance, look, toEnd } = useStickyScroll(room, thread, me?._id ?? '');
  useReading(room, thread, !covered && distance < DOWN_PX);
  const many = thread.messages.length + thread.outbox.length > DOWN_AFTER;

  return (
    <div className={list.msgsFrame}>
      <div
        ref={box}
        className={list.msgs}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
        tabIndex={0}
        role="region"
        aria-label={copy.list.label}
        onScroll={look}
      >
        <div className={list.body}>
          {thread.loadingOlder && <Spinner className={list.older} label={copy.list.loadingOlder} />}
          {!hasOlder(thread) && before}
          {rows.length === 0 && empty}
          <ol className={list.rows}>
            {rows.map((row) =>
              row.kind === 'day' ? (
                <li key={row.key} className={list.day}>
                  <span>{row.label}</span>
                </li>
              ) : (
                <MessageRow key={row.key} {...{ row, room, side, PaymentCheck, DesignCard }} />
              ),
            )}
          </ol>
          {after}
          {thread.typing.length > 0 && <TypingDots people={thread.typing} />}
        </div>
      </div>
      {many && distance > DOWN_PX && (
        <IconButton
          icon="chevron-down"
          className={list.msgsDown}
          label={copy.list.down}
          onClick={() => toEnd('smooth')}
        />
      )}
      <Announcer messages={thread.messages} side={side} fresh={thread.fresh} />
    </div>
  );
}

/** Marks everything as read while the end of the list shows in a visible page. */
function useReading(room: ChatConnection, { messages, fresh }: Thread, atEnd: boolean): void {
  const visible = usePageVisible();
  const last = messages.at(-1)?.seq;
  useEffect(() => {
    if (visible && atEnd && fresh && last !== undefined) inBackground(room.markRead());
  }, [room, visible, atEnd, fresh, last]);
}
