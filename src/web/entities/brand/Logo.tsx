import { Link } from 'react-router';
import { copy } from './copy.vi.ts';
import { shop } from './shop.vi.ts';

/** The mark and the name; leads home. */
export function Logo({ onClick }: { onClick?: () => void }) {
  return (
    <Link className="logo" to="/" aria-label={copy.homeLink} onClick={onClick}>
      <i className="mark" aria-hidden="true" />
      <span>{shop.name}</span>
    </Link>
  );
}
