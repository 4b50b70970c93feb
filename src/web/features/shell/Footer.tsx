import { Link } from 'react-router';
import { articlePath, leafletPath, MEANINGS } from '#domain/content/paths.ts';
import { Icon, type IconName } from '#web/ui/media/Icon.tsx';
import { shellCopy } from './copy.vi.ts';
import { Logo } from '#web/entities/brand/Logo.tsx';
import { phoneLink, socialLinks, type PublicShop } from '#domain/shop/public.ts';
import { publicShop } from '#web/lib/public-shop.ts';

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
  const shop = publicShop();
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
        <Visit shop={shop} />
      </div>
      <div className="wrap f-base">
        <p>{[copy.rights(shop.name), ...lawful(shop)].join(' · ')}</p>
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

/** Address and contacts, as far as configured; a shop that has just begun has none. */
function Visit({ shop }: { shop: PublicShop }) {
  const profiles = socialLinks(shop);
  if (shop.address + shop.phone + shop.email === '' && profiles.length === 0) return null;
  return (
    <div>
      <h2>{copy.visit}</h2>
      <address className="not-italic">
        {shop.address !== '' && <Fact icon="pin">{shop.address}</Fact>}
        {shop.phone !== '' && (
          <Fact icon="phone" href={phoneLink(shop)}>
            {shop.phone}
          </Fact>
        )}
        {shop.email !== '' && (
          <Fact icon="mail" href={`mailto:${shop.email}`}>
            {shop.email}
          </Fact>
        )}
        {profiles.map(({ href, label }) => (
          <Fact key={href} icon="heart" href={href}>
            {label}
          </Fact>
        ))}
      </address>
    </div>
  );
}

/** Legal details of the seller, as far as configured (Law 19/2023/QH15 on consumers, article 37). */
function lawful({ owner, taxCode, registration }: PublicShop): string[] {
  return [owner && copy.owner(owner), taxCode && copy.taxCode(taxCode), registration].filter(
    (fact) => fact !== '',
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
      {href === undefined ? children : <a href={href}>{children}</a>}
    </p>
  );
}
