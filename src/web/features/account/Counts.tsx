import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Cart } from '#contract/http/cart.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import type { OrdersPage } from '#contract/http/ordering.ts';
import { read } from '#web/lib/api.ts';
import { accountCopy } from './copy.vi.ts';
import * as styles from './account.module.css';
import { classes } from '#web/ui/classes.ts';

const copy = accountCopy.counts;

/** Counts of orders, cart items and designs. A count that fails to load shows a dash instead of an error. */
export function Counts() {
  const orders = useQuery(read<OrdersPage>('/orders/my', { limit: 1 })).data?.pagination.total;
  const cart = useQuery(read<Cart>('/cart')).data?.quantity;
  const designs = useQuery(read<CustomBracelet[]>('/custom-bracelets')).data?.length;
  return (
    <div className={styles.counts}>
      <i className={classes('cord', styles.cord)} />
      <Count to="/orders" value={orders} label={copy.orders} />
      <Count to="/cart" value={cart} label={copy.bracelets} />
      <Count to="/builder" value={designs} label={copy.designs} />
    </div>
  );
}

function Count({ to, value, label }: { to: string; value: number | undefined; label: string }) {
  return (
    <Link to={to}>
      <b className="num">{value ?? '–'}</b>
      <span>{label}</span>
    </Link>
  );
}
