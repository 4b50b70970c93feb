import { useCart } from '#web/entities/cart/use-cart.ts';
import { CartButton } from './CartButton.tsx';

/** A customer's cart in the header. */
export default function CountedCart() {
  const { cart } = useCart();
  return <CartButton count={cart?.quantity ?? 0} />;
}
