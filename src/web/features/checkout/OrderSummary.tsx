import type { Cart, CartItem } from '#contract/http/cart.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { formatVnd, sumOf, times, type Vnd } from '#domain/kernel/vnd.ts';
import { paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import { orderTotals } from '#domain/ordering/open-order.ts';
import type { PaymentMethod } from '#domain/ordering/payment-methods.ts';
import { BraceletPicture } from '#web/entities/bracelet/BraceletPicture.tsx';
import { lineId, lineName } from '#web/entities/cart/line.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { copy } from './copy.vi.ts';
import type { Offer } from './shipping-options.ts';
import * as styles from '../../entities/cart/purchase.module.css';
import { classes } from '#web/ui/classes.ts';
import * as checkout from './checkout.module.css';

/** The order being summarised. `offer` is null while the price of delivery is unknown. */
export type Drawn = {
  cart: Cart;
  offer: Pick<Offer, 'name' | 'price'> | null;
  giftWrap: boolean;
  paymentMethod: PaymentMethod;
};

/** The total to pay, as far as it is known. */
export function totalOf({ cart, offer, giftWrap }: Drawn): Vnd {
  return orderTotals(cart.items, offer?.price ?? times(cart.totalPrice, 0), giftWrap, publicShop())
    .totalPrice;
}

/** Items, sums and total of the order: beside the form, and in the sheet on phones. */
export function OrderSummary({ order }: { order: Drawn }) {
  return (
    <>
      <ul className={checkout.summaryLines}>
        {order.cart.items.map((item) => (
          <SummaryLine key={lineId(item)} item={item} />
        ))}
      </ul>
      <Sums order={order} />
    </>
  );
}

function SummaryLine({ item }: { item: CartItem }) {
  const { customBracelet, readyMadeBracelet, quantity, lineTotal } = item;
  const tint = readyMadeBracelet?.tint ? categoryKey(readyMadeBracelet.tint) : undefined;
  return (
    <li className={checkout.summaryLine}>
      <BraceletPicture
        src={customBracelet?.previewImage ?? readyMadeBracelet?.image ?? null}
        name={lineName(item)}
        tint={tint}
        sizes="64px"
      />
      <div>
        <b className="font-semibold">{lineName(item)}</b>
        <p className="text-sm text-muted">
          {customBracelet
            ? copy.summary.custom(customBracelet.charms.length, quantity)
            : copy.summary.readyMade(quantity)}
        </p>
      </div>
      <span className="num font-medium">{formatVnd(lineTotal)}</span>
    </li>
  );
}

function Sums({ order }: { order: Drawn }) {
  const { cart, offer, giftWrap, paymentMethod } = order;
  const own = cart.items.filter(({ customBracelet }) => customBracelet !== null);
  const whole = cart.items.filter(({ readyMadeBracelet }) => readyMadeBracelet !== null);
  const { giftWrapFee, shippingFee } = orderTotals(
    cart.items,
    offer?.price ?? times(cart.totalPrice, 0),
    giftWrap,
    publicShop(),
  );
  const parts = sumOf(own, (item) => times(item.stringPrice, item.quantity));
  const ties = sumOf(own, (item) => times(item.tyingMethodPrice, item.quantity));
  return (
    <>
      <dl className={classes(checkout.kv, styles.kv)}>
        {own.length > 0 && (
          <>
            <Row
              name={copy.summary.charms}
              price={sumOf(own, (item) => times(item.charmsPrice, item.quantity))}
            />
            <Row name={copy.summary.parts} price={sumOf([parts, ties], (price) => price)} />
          </>
        )}
        {whole.length > 0 && (
          <Row name={copy.summary.readyMades} price={sumOf(whole, ({ lineTotal }) => lineTotal)} />
        )}
        {offer ? (
          <Row name={offer.name} price={shippingFee} free />
        ) : (
          <div>
            <dt>{copy.summary.fee}</dt>
            <dd className="text-muted">{copy.summary.feeUnknown}</dd>
          </div>
        )}
        {giftWrap && <Row name={copy.summary.wrap} price={giftWrapFee} free />}
        <div>
          <dt>{copy.summary.payment}</dt>
          <dd className="font-medium">{paymentMethodLabels[paymentMethod]}</dd>
        </div>
      </dl>
      <p className={styles.total}>
        <span>{offer ? copy.summary.total : copy.summary.beforeFee}</span>
        <b>{formatVnd(totalOf(order))}</b>
      </p>
    </>
  );
}

function Row({ name, price, free }: { name: string; price: Vnd; free?: boolean }) {
  const nothing = free === true && price === 0;
  return (
    <div>
      <dt>{name}</dt>
      <dd className={nothing ? styles.good : 'num'}>{nothing ? copy.summary.free : formatVnd(price)}</dd>
    </div>
  );
}
