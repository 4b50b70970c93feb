import { Link } from 'react-router';
import { articlePath, leafletPath, MEANINGS } from '#domain/content/paths.ts';
import { Icon, type IconName } from '#web/ui/media/Icon.tsx';
import { shellCopy } from './copy.vi.ts';
import { Logo } from '#web/entities/brand/Logo.tsx';
import { shop } from '#web/entities/brand/shop.vi.ts';

const copy = shellCopy.footer;

const EXPLORE = [
  { to: '/garden', label: shellCopy.links.garden },
  { to: '/builder', label: copy.builder },
  { to: articlePath(MEANINGS), label: copy.flowers },
  { to: '/blog', label: shellCopy.links.blog },
];
const SUPPORT = [
  { to: '/help', label: copy.howToOrder },
  { to: '/help#giao-hang', label: copy.delivery },
  { to: '/help#cau-hoi', label: copy.questions },
  { to: '/help#co-tay', label: copy.wrist },
];
const PROMISES = [
  { to: leafletPath('quyen-rieng-tu'), label: copy.privacy },
  { to: leafletPath('dieu-khoan'), label: copy.terms },
  { to: leafletPath('doi-tra'), label: copy.returns },
];

export function Footer() {
  return (
    <footer className="foot">
      <div className="foot-edge" />
      <div className="wrap">
        <div className="f-about">
          <Logo />
          <p>{shop.about}</p>
        </div>
        <Links title={copy.explore} links={EXPLORE} />
        <Links title={copy.support} links={SUPPORT} />
        <div>
          <h2>{copy.visit}</h2>
          <address className="not-italic">
            <Fact icon="pin">{shop.address}</Fact>
            <Fact icon="phone" href={shop.phoneLink}>
              {shop.phone}
            </Fact>
            <Fact icon="mail" href={`mailto:${shop.email}`}>
              {shop.email}
            </Fact>
            <Fact icon="heart" href={shop.socialLink}>
              {shop.social}
            </Fact>
          </address>
        </div>
      </div>
      <div className="wrap f-base">
        <p>{copy.rights}</p>
        <nav className="promises" aria-label={copy.promises}>
          {PROMISES.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <p>{copy.handmade}</p>
      </div>
    </footer>
  );
}

function Links({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <div>
      <h2>{title}</h2>
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </div>
  );
}

function Fact({ icon, href, children }: { icon: IconName; href?: string; children: string }) {
  return (
    <p>
      <Icon name={icon} size={18} />
      {href === undefined ? (
        children
      ) : (
        <a className="-my-1.5" href={href}>
          {children}
        </a>
      )}
    </p>
  );
}
