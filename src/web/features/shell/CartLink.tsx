import { lazy, Suspense } from 'react';
import { retryImport } from '#web/ui/retry-import.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { CartButton } from './CartButton.tsx';

/** Guests have no cart, so the cart code loads only for a customer. */
const CountedCart = lazy(() => retryImport(() => import('./CountedCart.tsx')));

/** Cart link with its count; not for admins and shippers (spec §2). The cart loads on login and is cleared on logout. */
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
