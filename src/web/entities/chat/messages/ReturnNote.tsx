import { Link } from 'react-router';
import type { ReturnMetadata } from '#contract/http/chat.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { returnsPath } from '#web/entities/order-return/queries.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from '../copy.vi.ts';
import type { KindProps } from './MessageRow.tsx';
import * as styles from './PhotoNote.module.css';
import type { ShownMessage } from './rows.ts';
import * as list from './messages.module.css';

/** Whether a shop message is about a return case. */
export function isReturnNote({ sender, metadata }: ShownMessage): boolean {
  return sender === null && 'returnNews' in metadata;
}

/** A message about an exchange, a repair or a refund: its text, and the link to the case. */
export function ReturnNote({ message: { content, metadata }, side }: KindProps) {
  const { orderId } = metadata as ReturnMetadata;
  const order = `#${shortId(orderId)}`;
  const isHers = side === 'customer';
  return (
    <div className={classes(list.balloon, styles.note)}>
      <p className={styles.title}>
        <Icon name="box" size={18} />
        {copy.returns.title(order)}
      </p>
      <p>{content}</p>
      <Link className="link" to={isHers ? returnsPath(orderId) : `${tabPath('orders')}&don=${orderId}`}>
        {isHers ? copy.returns.look : copy.returns.open}
        <span className="sr-only"> {order}</span>
      </Link>
    </div>
  );
}
