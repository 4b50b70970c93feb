import { Link, useLocation } from 'react-router';
import { LauncherPlace } from '#web/entities/chat/launcher/LauncherPlace.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { CartLink } from './CartLink.tsx';
import { shellCopy as copy } from './copy.vi.ts';
import { Logo } from '#web/entities/brand/Logo.tsx';
import { mainLinkOf, MAIN_LINKS } from './main-links.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchEntry } from './SearchEntry.tsx';
import { UserMenu } from './UserMenu.tsx';

export function Header() {
  const here = mainLinkOf(useLocation());
  return (
    <header className="top">
      <div className="wrap">
        <MobileMenu />
        <Logo />
        <nav aria-label={copy.mainNav}>
          {MAIN_LINKS.map(({ to, label }) => (
            <Link key={to} to={to} prefetch="intent" aria-current={to === here ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="acts">
          <SearchEntry />
          <LauncherPlace />
          <CartLink />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

/** Pages without announcements: those of staff, and gift pages (`giftPath`). */
const QUIET = /^\/(?:admin|shipper)\b|[?&]qua=/;

/** The line above the header with the shop's promises. Hidden for staff, and on gift pages, which must not reveal prices. */
export function Announcement() {
  const user = useUser();
  const { pathname, search } = useLocation();
  // Not rendered before the session is known, either.
  if (QUIET.test(pathname + search) || (user && user.role !== 'customer')) return null;
  const [first, ...others] = copy.announcements();
  return (
    <aside className="announce" aria-label={copy.promises}>
      <p>
        {first}
        {others.map((text) => (
          <span key={text}>
            <i />
            {text}
          </span>
        ))}
      </p>
    </aside>
  );
}
