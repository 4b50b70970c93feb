import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import type { PaymentTalk } from '#contract/http/reports.ts';
import { shortChatId, shortId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { transferContent } from '#domain/payment/transfers.ts';
import { copy } from './copy.vi.ts';
import { paymentTalkQuery } from './queries.ts';
import * as styles from './transfers.module.css';

/**
 * The payer and the transfer content.
 * @param whole also shows order and amount, where nothing else does
 */
export function TransferFacts({ order, whole }: { order: Order; whole?: boolean }) {
  const { payment } = copy;
  const { data: talk } = useQuery(paymentTalkQuery(order._id));
  return (
    <dl className={styles.transferFacts}>
      {whole && (
        <>
          <dt>{payment.order}</dt>
          <dd className="num">#{shortId(order._id)}</dd>
          <dt>{payment.chatId}</dt>
          <dd className="num">{chatOf(talk)}</dd>
          <dt>{payment.amount}</dt>
          <dd className="num">{formatVnd(order.totalPrice)}</dd>
        </>
      )}
      <dt>{payment.customer}</dt>
      <dd>{order.user.name}</dd>
      <dt>{payment.email}</dt>
      <dd>{order.user.email}</dd>
      <dt>{payment.content}</dt>
      <dd className="num">{transferContent(order._id)}</dd>
    </dl>
  );
}

function chatOf(talk: PaymentTalk | undefined): string {
  if (talk === undefined) return copy.payment.compare.unknown;
  return talk.chatId ? `#${shortChatId(talk.chatId)}` : copy.payment.noChat;
}
