import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '#web/lib/session/use-session.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { retryImport } from '#web/ui/retry-import.ts';
import { shellCopy as copy } from './copy.vi.ts';

/** Guests have no cart, so the cart code loads only for a customer. */
const CartCount = lazy(() => retryImport(() => import('./CartCount.tsx')));

/**
 * Cart link with its count; not for admins and shippers (spec §2). The cart loads on login and is cleared on logout. The link is one
 * element from the start: drawn anew with its count, it would lose the focus, and a press that began before.
 */
export function CartLink() {
  const user = useUser();
  const [count, setCount] = useState(0);
  if (user !== null && user.role !== 'customer') return null;
  return (
    <>
      <Link className="icon-btn" to="/cart" aria-label={copy.cart(count)}>
        <Icon name="cart" size={24} />
        {count > 0 && (
          <span className="badge" aria-hidden="true">
            {count}
          </span>
        )}
      </Link>
      {user !== null && (
        <Suspense fallback={null}>
          <CartCount onCount={setCount} />
        </Suspense>
      )}
    </>
  );
}
