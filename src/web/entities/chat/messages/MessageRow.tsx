import { memo, type ComponentType } from 'react';
import type { JointDesignId, OrderId } from '#domain/kernel/ids.ts';
import type { MessageType, Reader } from '#domain/support/chats.ts';
import { Avatar } from '#web/ui/media/Avatar.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from '../copy.vi.ts';
import type { ChatConnection } from '../core/connection.ts';
import { CharmList } from './CharmList.tsx';
import { TextMessage } from './TextMessage.tsx';
import { ImageMessage } from './ImageMessage.tsx';
import { PaymentInstruction } from './PaymentInstruction.tsx';
import { PaymentNote } from './PaymentNote.tsx';
import { Reactions } from './Reactions.tsx';
import { clockTime, type Row, type ShownMessage } from './rows.ts';
import * as list from './messages.module.css';

export interface KindProps {
  message: ShownMessage;
  /** the side this page is on */
  side: Reader;
  /** staff only: decides on the transfer that a customer reported; a module-level component, so that its identity is stable */
  PaymentCheck?: ComponentType<PaymentCheckProps> | undefined;
  /** the card of a jointly edited bracelet; a module-level component, loaded on first use */
  DesignCard?: ComponentType<DesignCardProps> | undefined;
  /** aborts an upload in progress */
  onCancel?: (() => void) | undefined;
}

export interface PaymentCheckProps {
  orderId: OrderId;
  /** ISO 8601 */
  reportedAt: string;
}

export interface DesignCardProps {
  id: JointDesignId;
  name: string;
  side: Reader;
}

/** The component for each message type (look, Chat bubbles). */
const KINDS: Record<MessageType, (props: KindProps) => React.ReactNode> = {
  text: TextMessage,
  system: TextMessage,
  image: ImageMessage,
  charm_list: CharmList,
  payment_instruction: PaymentInstruction,
  payment_confirmation: PaymentNote,
  admin_payment_confirmation: PaymentNote,
  admin_payment_rejection: PaymentNote,
};

/** Avatar of automatic shop messages. */
const SHOP_FACE = '/brand/mark.svg';
/** Messages between people, which can have reactions; automatic ones cannot. */
const PERSONAL: ReadonlySet<MessageType> = new Set(['text', 'image', 'charm_list']);

interface MessageRowProps extends Pick<KindProps, 'side' | 'PaymentCheck' | 'DesignCard'> {
  row: Extract<Row, { kind: 'message' }>;
  room: ChatConnection;
}

/** One message with its avatar, time, and delivery state. */
export const MessageRow = memo(
  function MessageRow({ row: { message, last }, room, side, PaymentCheck, DesignCard }: MessageRowProps) {
    const Kind = KINDS[message.type];
    if (message.type === 'system') {
      return (
        <li className={list.system}>
          <p>{message.content}</p>
        </li>
      );
    }
    const { mine, sender, state, clientId } = message;
    const look = state === 'failed' && !message.refused ? 'waits' : state;
    const onCancel = state === 'uploading' && clientId ? () => room.discard(clientId) : undefined;
    const shown = <Kind {...{ message, side, PaymentCheck, DesignCard, onCancel }} />;
    return (
      <li
        className={classes(list.msg, mine && list.mine, !last && list.more)}
        data-state={look}
        data-message={message.type}
        data-id={message._id}
      >
        {!mine &&
          (last ? (
            <Avatar
              name={sender?.name ?? copy.shop()}
              src={sender ? sender.profile_image : SHOP_FACE}
              size="s"
            />
          ) : (
            <i className={list.noFace} />
          ))}
        <div className={list.said}>
          {sender && <span className="sr-only">{sender.name}</span>}
          {!mine && PERSONAL.has(message.type) ? <Reactions id={message._id}>{shown}</Reactions> : shown}
          {look === 'failed' && <Failed message={message} room={room} />}
          {look === 'waits' && <Waits />}
          {last && state !== 'failed' && <Time message={message} />}
        </div>
      </li>
    );
  },
  (one, next) =>
    one.room === next.room &&
    one.side === next.side &&
    one.row.first === next.row.first &&
    one.row.last === next.row.last &&
    one.row.message._id === next.row.message._id &&
    one.row.message.state === next.row.message.state &&
    one.row.message.refused === next.row.message.refused &&
    one.row.message.metadata === next.row.message.metadata,
);

function Time({ message: { createdAt, mine, state } }: { message: ShownMessage }) {
  return (
    <p className={classes('num', list.time)}>
      <time dateTime={createdAt}>{clockTime(createdAt)}</time>
      {mine && `, ${copy.states[state].toLocaleLowerCase('vi')}`}
    </p>
  );
}

/** The message will be sent automatically; no action needed. */
function Waits() {
  return (
    <p className={list.toCome} role="status">
      <Icon name="clock" size={14} />
      {copy.states.waits}
    </p>
  );
}

function Failed({ message, room }: { message: ShownMessage; room: ChatConnection }) {
  const { clientId } = message;
  if (clientId === undefined) return null;
  return (
    <p className={list.notSent} role="status">
      {copy.states.failed}
      {!message.metadata['isLost'] && (
        <button type="button" onClick={() => room.retry(clientId)}>
          {copy.states.retry}
        </button>
      )}
      <button type="button" onClick={() => room.discard(clientId)}>
        {copy.states.discard}
      </button>
    </p>
  );
}
