import { Link } from 'react-router';
import { copy } from './copy.vi.ts';
import { publicShop } from '#web/lib/public-shop.ts';

/** The logo mark and the shop's name; links to the home page. */
export function Logo({ onClick }: { onClick?: () => void }) {
  const { name } = publicShop();
  return (
    <Link className="logo" to="/" aria-label={copy.homeLink(name)} onClick={onClick}>
      <i className="mark" aria-hidden="true" />
      <span>{name}</span>
    </Link>
  );
}
