import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CustomerFile } from '#contract/http/users-admin.ts';
import { shortChatId, shortId, type UserId } from '#domain/kernel/ids.ts';
import { formatDate, formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { reviewStatusLabels } from '#domain/reviews/copy.vi.ts';
import { chatStatusLabels } from '#domain/support/copy.vi.ts';
import { BraceletPicture } from '#web/entities/bracelet/BraceletPicture.tsx';
import { OrderStatusBadge } from '#web/entities/order/OrderStatusBadge.tsx';
import { openChat } from '#web/lib/chat-open.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { ordersOfPath } from '#web/lib/paths/orders-of.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy } from '../copy.vi.ts';
import { Part } from './Part.tsx';
import * as styles from './customer.module.css';
import '#web/entities/bracelet/bracelet.module.css';

const words = copy.page;

export function Orders({ orders, customer }: Pick<CustomerFile, 'orders'> & { customer: UserId }) {
  const all = ordersOfPath(customer);
  return (
    <ListPart title={words.orders} list={orders} all={all}>
      {orders.rows.map(({ _id, status, totalPrice, createdAt }) => (
        <li key={_id} className={styles.order}>
          <Link className="link num" to={`${tabPath('orders')}&don=${_id}`}>
            #{shortId(_id)}
          </Link>
          <span className="num text-sm text-muted">{formatDate(createdAt)}</span>
          <OrderStatusBadge status={status} />
          <span className="num">{formatVnd(totalPrice)}</span>
        </li>
      ))}
    </ListPart>
  );
}

export function Designs({ designs }: Pick<CustomerFile, 'designs'>) {
  return (
    <ListPart title={words.designs} list={designs}>
      {designs.rows.map(({ _id, name, image, createdAt }) => (
        <li key={_id} className={styles.design}>
          <BraceletPicture src={image} name={name} sizes="56px" />
          <span className="min-w-0">{name}</span>
          <span className="num text-sm text-muted">{formatDate(createdAt)}</span>
        </li>
      ))}
    </ListPart>
  );
}

export function Chats({ chats }: Pick<CustomerFile, 'chats'>) {
  return (
    <ListPart title={words.chats} list={chats}>
      {chats.rows.map(({ _id, status, stars, lastMessageAt, createdAt }) => (
        <li key={_id} className={styles.chat}>
          <span>
            {words.chat(chatStatusLabels[status], formatShortDateTime(lastMessageAt ?? createdAt))}
            {stars !== null && <span className="text-sm text-muted"> {words.stars(stars)}</span>}
          </span>
          <Button
            variant="paper"
            size="sm"
            icon="chat"
            aria-label={words.openChat(shortChatId(_id))}
            onClick={() => openChat({ chatId: _id })}
          >
            #{shortChatId(_id)}
          </Button>
        </li>
      ))}
    </ListPart>
  );
}

export function Reviews({ reviews, name }: Pick<CustomerFile, 'reviews'> & { name: string }) {
  const all = `${tabPath('reviews')}&q=${encodeURIComponent(name)}`;
  return (
    <ListPart title={words.reviews} list={reviews} all={all}>
      {reviews.rows.map(({ _id, order, stars, text, status, createdAt }) => (
        <li key={_id}>
          <p className="flex flex-wrap gap-x-3 text-sm">
            <b>{words.stars(stars)}</b>
            <Link className="link num" to={`${tabPath('reviews')}&q=${shortId(order)}`}>
              #{shortId(order)}
            </Link>
            <span>{reviewStatusLabels[status]}</span>
            <span className="num text-muted">{formatDate(createdAt)}</span>
          </p>
          <p className={styles.said}>{text}</p>
        </li>
      ))}
    </ListPart>
  );
}

interface ListPartProps {
  title: string;
  list: { rows: readonly unknown[]; total: number };
  /** staff list with all entries, where there is one */
  all?: string;
  children: ReactNode;
}

/** The newest entries, with a link to all of them or the number of the others. */
function ListPart({ title, list: { rows, total }, all, children }: ListPartProps) {
  const others = total - rows.length;
  const more = all ? (
    <Link className="link inline-flex min-h-11 items-center" to={all}>
      {words.all(total)}
    </Link>
  ) : (
    <p className="mt-2 text-sm text-muted">{words.more(others)}</p>
  );
  return (
    <Part title={title} total={total} isEmpty={rows.length === 0} more={others > 0 && more}>
      {children}
    </Part>
  );
}
