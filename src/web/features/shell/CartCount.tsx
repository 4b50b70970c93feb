import { useEffect } from 'react';
import { useCart } from '#web/entities/cart/use-cart.ts';

/** Tells how many bracelets are in a logged-in customer's cart, and 0 when she logs out; shows nothing itself. */
export default function CartCount({ onCount }: { onCount: (count: number) => void }) {
  const { cart } = useCart();
  const count = cart?.quantity ?? 0;
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
  return null;
}
