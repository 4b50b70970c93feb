import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Cart } from '#contract/http/cart.ts';
import { read } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { shellCopy as copy } from './copy.vi.ts';

/** The cart with its count; not for admin and shipper (spec §2). The cart loads on login and empties on logout. */
export function CartLink() {
  const { user, loading } = useSession();
  const shops = user === null || user.role === 'customer';
  const { data } = useQuery({ ...read<Cart>('/cart'), enabled: !loading && user?.role === 'customer' });
  if (!shops) return null;
  const count = user === null ? 0 : (data?.quantity ?? 0);
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
