import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { classes } from '#web/ui/classes.ts';
import { theShop } from '#web/lib/the-shop.ts';
import { copy } from './copy.vi.ts';
import * as styles from './gift-card.module.css';

interface GiftCardProps {
  order: Order;
  gift: NonNullable<Order['gift']>;
  /** a picture that leads whoever receives it to her page; null when the shop cannot make it any more */
  code: string | null;
}

/** The card that goes into the parcel, to be cut out: the wish in its hand, the code, and no price, address or number. */
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
            <span>{theShop().name}</span>
          </p>
        )}
      </section>
    </article>
  );
}
