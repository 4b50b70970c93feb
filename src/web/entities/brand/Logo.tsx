import { Link } from 'react-router';
import { copy } from './copy.vi.ts';
import { publicShop } from '#web/lib/public-shop.ts';

/** Names of more letters may take two lines: in one they would push the icons of the header off a phone. */
const ONE_LINE = 15;

/** The logo mark and the shop's name; links to the home page. */
export function Logo({ onClick }: { onClick?: () => void }) {
  const { name } = publicShop();
  return (
    <Link
      className={name.length > ONE_LINE ? 'logo long' : 'logo'}
      to="/"
      aria-label={copy.homeLink(name)}
      onClick={onClick}
    >
      <i className="mark" aria-hidden="true" />
      <span>{name}</span>
    </Link>
  );
}
