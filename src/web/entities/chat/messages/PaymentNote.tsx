import { Suspense } from 'react';
import { Link } from 'react-router';
import type { PaymentMetadata } from '#contract/http/chat.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import type { MessageType } from '#domain/support/chats.ts';
import { paymentPath } from '#web/lib/paths/payment.ts';
import { Icon, type IconName } from '#web/ui/media/Icon.tsx';
import { copy } from '../copy.vi.ts';
import type { KindProps } from './MessageRow.tsx';
import * as list from './messages.module.css';
import * as kinds from './kinds.module.css';
import { classes } from '#web/ui/classes.ts';

type Note = { tone: string; icon: IconName; title: string; text: (order: string, amount: string) => string };

const NOTES: Partial<Record<MessageType, Note>> = {
  payment_confirmation: { tone: 'reported', icon: 'clock', ...copy.payment.reported },
  admin_payment_confirmation: { tone: 'confirmed', icon: 'check', ...copy.payment.confirmed },
  admin_payment_rejection: { tone: 'rejected', icon: 'warning', ...copy.payment.rejected },
};

/** The outcome of a transfer: reported, received, or not found, with the reason and a link to pay again. */
export function PaymentNote({ message: { type, metadata, createdAt }, side, PaymentCheck }: KindProps) {
  const note = NOTES[type];
  if (note === undefined) return null;
  const { orderId, amount, reason } = metadata as PaymentMetadata;
  const isRejection = type === 'admin_payment_rejection';
  return (
    <div className={classes(list.balloon, kinds.note)} data-tone={note.tone}>
      <p className={kinds.title}>
        <Icon name={note.icon} size={18} />
        {note.title}
      </p>
      {reason && <p className={kinds.reason}>{reason}</p>}
      <p>{note.text(`#${shortId(orderId)}`, formatVnd(amount))}</p>
      {PaymentCheck && type === 'payment_confirmation' && (
        <Suspense fallback={null}>
          <PaymentCheck orderId={orderId} reportedAt={createdAt} />
        </Suspense>
      )}
      {side === 'customer' && type !== 'payment_confirmation' && (
        <Link className={classes('link', kinds.link)} to={isRejection ? paymentPath(orderId) : '/orders'}>
          {isRejection ? copy.payment.again : copy.payment.follow}
        </Link>
      )}
    </div>
  );
}
