import { Link } from 'react-router';
import { Icon } from '#web/ui/media/Icon.tsx';
import { shellCopy as copy } from './copy.vi.ts';

/** @param props.count bracelets in the cart; 0 shows no badge */
export function CartButton({ count }: { count: number }) {
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
