import { useCart } from '#web/entities/cart/use-cart.ts';
import { CartButton } from './CartButton.tsx';

/** The cart link of a logged-in customer, with its count. */
export default function CountedCart() {
  const { cart } = useCart();
  return <CartButton count={cart?.quantity ?? 0} />;
}
