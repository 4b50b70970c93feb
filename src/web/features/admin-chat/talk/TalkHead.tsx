import { useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import type { Chat } from '#contract/http/chat.ts';
import type { User } from '#contract/http/identity.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { CHAT_PRIORITIES } from '#domain/support/chats.ts';
import type { Thread } from '#web/entities/chat/core/thread.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { Avatar } from '#web/ui/media/Avatar.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx';
import { copy } from '../copy.vi.ts';
import { customerQuery } from '../queries.ts';
import { useChatMoves } from '../use-chat-moves.ts';
import type { Desk } from '../use-desk.ts';
import { nameOf, PRIORITY_TONES } from '../view.ts';
import { CloseDialog } from './CloseDialog.tsx';
import * as talk from './talk.module.css';

interface TalkHeadProps {
  chat: Chat;
  thread: Thread;
  desk: Desk;
  me: User;
  /** toggles the customer details */
  sideButton: RefObject<HTMLButtonElement | null>;
}

/** Header of a chat: customer, priority, other viewers, and the actions. */
export function TalkHead({ chat, thread, desk, me, sideButton }: TalkHeadProps) {
  const { data: customer } = useQuery(customerQuery(chat));
  const here = thread.viewers.some(({ id }) => id === chat.user._id);
  const others = thread.viewers.filter(({ id }) => id !== chat.user._id && id !== me.id);
  return (
    <header className={talk.talkHead}>
      <Avatar name={nameOf(chat)} src={chat.user.profile_image} />
      <div className={talk.who}>
        <h3>
          {nameOf(chat)}
          {here && (
            <span className={talk.here}>
              <span className="sr-only">{copy.customerHere}</span>
            </span>
          )}
        </h3>
        <p role="status">
          {others.length > 0
            ? copy.viewing(others.map(({ name }) => name).join(', '))
            : customer && copy.side.facts(customer.orders, formatDate(customer.createdAt))}
        </p>
      </div>
      <Priority chat={chat} />
      <Moves chat={chat} me={me} onTaken={() => desk.follow(chat._id)} />
      <IconButton
        ref={sideButton}
        className={talk.about}
        icon="user"
        label={desk.sideShown ? copy.side.close : copy.side.open}
        aria-expanded={desk.sideShown}
        onClick={() => desk.setSideShown(!desk.sideShown)}
      />
    </header>
  );
}

function Priority({ chat }: { chat: Chat }) {
  const { prioritise } = useChatMoves();
  const { priority: current = 'normal' } = chat;
  const label = copy.priorities[current];
  const tone = PRIORITY_TONES[current];
  return (
    <Menu
      label={copy.priority(label)}
      align="end"
      renderTrigger={(props) => (
        <button type="button" className={talk.priority} aria-label={copy.priority(label)} {...props}>
          {tone ? <StatusBadge tone={tone} label={label} /> : <span className={talk.plain}>{label}</span>}
          <Icon name="chevron-down" size={16} />
        </button>
      )}
      items={CHAT_PRIORITIES.map((priority) => ({
        label: copy.priorities[priority],
        disabled: priority === current,
        onSelect: () => prioritise.mutate({ chat, priority }),
      }))}
    />
  );
}

/** 'Assign' for a pending chat or another admin's, 'Đóng' for one's own. */
function Moves({ chat, me, onTaken }: { chat: Chat; me: User; onTaken: () => void }) {
  const { assign } = useChatMoves();
  const [closing, setClosing] = useState(false);
  if (chat.status === 'closed') return null;
  if (chat.admin?._id === me.id) {
    return (
      <>
        <Button className={talk.move} variant="paper" size="sm" onClick={() => setClosing(true)}>
          {copy.shut}
        </Button>
        <CloseDialog chat={chat} open={closing} onClose={() => setClosing(false)} />
      </>
    );
  }
  const take = () => inBackground(assign.mutateAsync(chat).then(onTaken, () => undefined));
  return (
    <Button className={talk.move} size="sm" disabled={assign.isPending} onClick={take}>
      {copy.assign}
    </Button>
  );
}
