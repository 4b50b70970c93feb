import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { classes } from '#web/ui/classes.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { copy } from './copy.vi.ts';
import * as styles from './gift-card.module.css';

interface GiftCardProps {
  order: Order;
  gift: NonNullable<Order['gift']>;
  /** QR code of the recipient's gift page; null if the shop can no longer create it */
  code: string | null;
}

/**
 * Gift card to cut out and put into the parcel: the message in its handwriting and the QR code; no price, address or order
 * number.
 */
export function GiftCard({ order, gift, code }: GiftCardProps) {
  const { recipient, sender, hand } = gift;
  return (
    <article className={classes('sheet', styles.page)} aria-label={copy.gift.label(recipient)}>
      <p className={styles.note}>{copy.gift.cut(`#${shortId(order._id)}`)}</p>
      <section className={styles.card}>
        <div className={styles[hand]}>
          <p>{copy.gift.for(recipient)}</p>
          {order.cardMessage && <p className={styles.wish}>{order.cardMessage}</p>}
          {sender !== null && <p className={styles.from}>{sender}</p>}
        </div>
        {code && (
          <p className={styles.code}>
            <img src={code} width={132} height={132} alt="" />
            <span>{copy.gift.scan}</span>
            <span>{publicShop().name}</span>
          </p>
        )}
      </section>
    </article>
  );
}
