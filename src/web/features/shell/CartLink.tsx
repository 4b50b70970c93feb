import { lazy, Suspense } from 'react';
import { retryImport } from '#web/lib/retry-import.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { CartButton } from './CartButton.tsx';

/** A guest has no cart: counting, and what changes it, comes with the first customer. */
const CountedCart = lazy(() => retryImport(() => import('./CountedCart.tsx')));

/** The cart with its count; not for admin and shipper (spec §2). The cart loads on login and empties on logout. */
export function CartLink() {
  const user = useUser();
  if (user === null) return <CartButton count={0} />;
  if (user.role !== 'customer') return null;
  return (
    <Suspense fallback={<CartButton count={0} />}>
      <CountedCart />
    </Suspense>
  );
}
