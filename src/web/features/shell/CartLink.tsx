import { Link } from 'react-router';
import { useCart } from '#web/features/cart/use-cart.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { shellCopy as copy } from './copy.vi.ts';

/** The cart with its count; not for admin and shipper (spec §2). The cart loads on login and empties on logout. */
export function CartLink() {
  const { user } = useSession();
  const { cart } = useCart();
  if (user !== null && user.role !== 'customer') return null;
  const count = cart?.quantity ?? 0;
  return (
    <Link className="icon-btn" to="/cart" aria-label={copy.cart(count)}>
      <Icon name="cart" size={24} />
      {count > 0 && (
        <span className="badge" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
