import { useEffect, useRef, useState } from 'react';
import type { Chat } from '#contract/http/chat.ts';
import type { User } from '#contract/http/identity.ts';
import { chatStatusLabel } from '#domain/support/copy.vi.ts';
import { sideOf } from '#web/entities/chat/core/thread.ts';
import { Avatar } from '#web/ui/media/Avatar.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';
import { CloseDialog } from '../talk/CloseDialog.tsx';
import { useChatMoves } from '../use-chat-moves.ts';
import { chatNumber, nameOf, PRIORITY_TONES, STATUS_TONES, timeAgo } from '../view.ts';
import * as styles from './list.module.css';

interface ChatItemProps {
  chat: Chat;
  me: User;
  /** current time in milliseconds */
  now: number;
  chosen: boolean;
  onChoose: () => void;
  /** called when the chat was assigned by its button */
  onTaken: () => void;
}

/** A row of the chat list: clicking it opens the chat, its button assigns or closes it. */
export function ChatItem({ chat, me, now, chosen, onChoose, onTaken }: ChatItemProps) {
  const { user, status, priority = 'normal', lastMessageAt, unreadCount, admin, rating } = chat;
  const tone = PRIORITY_TONES[priority];
  const others = admin !== null && admin._id !== me.id && status !== 'closed';
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <li ref={row} className={classes(styles.chatItem, chosen && styles.on)}>
      <Avatar name={nameOf(chat)} src={user.profile_image} />
      <div className="about">
        <div className={styles.line}>
          <button
            type="button"
            className={styles.choose}
            aria-label={copy.list.open(nameOf(chat))}
            aria-current={chosen ? 'true' : undefined}
            onClick={onChoose}
          >
            {nameOf(chat)}
          </button>
          {lastMessageAt ? (
            <time dateTime={lastMessageAt}>{timeAgo(lastMessageAt, now)}</time>
          ) : (
            <span>{copy.list.noMessages}</span>
          )}
        </div>
        <div className={styles.line}>
          <p className={styles.preview}>{previewOf(chat, me)}</p>
          {unreadCount > 0 && <b className={styles.news}>{copy.list.unread(unreadCount)}</b>}
        </div>
        <div className={styles.marks}>
          <StatusBadge tone={STATUS_TONES[status]} label={chatStatusLabel(status)} />
          {tone && <StatusBadge tone={tone} label={copy.priorities[priority]} />}
          <span className="num">{copy.list.number(chatNumber(chat._id))}</span>
          {others && <span>{copy.list.by(admin.name)}</span>}
          {rating.stars !== null && <span>{copy.rated(rating.stars)}</span>}
          <Move chat={chat} onTaken={onTaken} />
        </div>
      </div>
    </li>
  );
}

/** 'Assign' for a pending chat, 'Đóng' for an active one. */
function Move({ chat, onTaken }: { chat: Chat; onTaken: () => void }) {
  const { assign } = useChatMoves();
  const [closing, setClosing] = useState(false);
  if (chat.status === 'closed') return null;
  if (chat.status === 'pending') {
    // The refetch moves the row to the other tab and unmounts it, which would drop callbacks passed to `mutate`.
    const take = () => inBackground(assign.mutateAsync(chat).then(onTaken, () => undefined));
    return (
      <Button
        size="sm"
        variant="tint"
        aria-label={copy.assignName(nameOf(chat))}
        disabled={assign.isPending}
        onClick={take}
      >
        {copy.assign}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={copy.shutName(nameOf(chat))}
        onClick={() => setClosing(true)}
      >
        {copy.shut}
      </Button>
      <CloseDialog chat={chat} open={closing} onClose={() => setClosing(false)} />
    </>
  );
}

/** The last message in one line, with a prefix if the admin wrote it. */
function previewOf({ lastMessage }: Chat, me: User): string {
  if (lastMessage === null) return '';
  const mine = sideOf(lastMessage) === 'admin' && lastMessage.sender?._id === me.id;
  return mine ? copy.list.you(lastMessage.content) : lastMessage.content;
}
