import type { Cart } from '#contract/http/cart.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { giftWrapFee } from '#domain/shipping/options.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { copy } from './copy.vi.ts';
import { copy as cartCopy } from '#web/entities/cart/copy.vi.ts';
import * as styles from '../../entities/cart/purchase.module.css';
import { classes } from '#web/ui/classes.ts';

/** The totals of a cart, styled as a receipt. */
export function CartSummary({ cart }: { cart: Cart }) {
  const wrap = giftWrapFee(cart.totalPrice, true, publicShop());
  const hasDesign = cart.items.some(({ customBracelet }) => customBracelet !== null);
  return (
    <Card as="aside" receipt className={classes('sums', styles.sums)} aria-label={copy.summary.title}>
      <h2>{copy.summary.title}</h2>
      <dl className={classes('kv', styles.kv)}>
        <div>
          <dt>{copy.summary.goods(cart.quantity)}</dt>
          <dd className="num">{formatVnd(cart.totalPrice)}</dd>
        </div>
        <div>
          <dt>{copy.summary.gift}</dt>
          <dd className={wrap === 0 ? styles.good : 'muted'}>
            {wrap === 0 ? copy.summary.free : copy.summary.giftPrice(formatVnd(wrap))}
          </dd>
        </div>
        <div>
          <dt>{copy.summary.delivery}</dt>
          <dd className="muted">{copy.summary.later}</dd>
        </div>
      </dl>
      {wrap > 0 && (
        <p className="hint mt-2">
          {copy.summary.giftHint(formatVnd(vnd(publicShop().giftWrapFreeFrom - cart.totalPrice)))}
        </p>
      )}
      <p className={styles.total}>
        <span>{copy.summary.total}</span>
        <b>{formatVnd(cart.totalPrice)}</b>
      </p>
      <div className={classes(styles.go, 'max-md:hidden')}>
        <ToCheckout cart={cart} large />
      </div>
      <ul className={styles.trust}>
        {(hasDesign ? [copy.summary.photo, ...copy.summary.trust] : copy.summary.trust).map(
          ({ icon, text }) => (
            <li key={icon}>
              <Icon className={styles.icon} name={icon} size={20} />
              {text}
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

/** Bottom bar of phones: the total and the link to checkout. */
export function CartBar({ cart }: { cart: Cart }) {
  return (
    <div className={classes('pay-bar', styles.payBar)}>
      <p>
        <span className="text-sm text-muted">{copy.summary.total}</span>
        <b>{formatVnd(cart.totalPrice)}</b>
      </p>
      <ToCheckout cart={cart} />
    </div>
  );
}

function ToCheckout({ cart, large }: { cart: Cart; large?: boolean }) {
  const size = large ? 'lg' : 'md';
  if (cart.stockProblems.length > 0) {
    return (
      <Button className={styles.button} size={size} full disabledReason={cartCopy.stock.blocked}>
        {copy.summary.order}
      </Button>
    );
  }
  return (
    <LinkButton className={styles.button} to="/order" size={size} full>
      {copy.summary.order}
    </LinkButton>
  );
}
