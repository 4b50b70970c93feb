import { lazy, Suspense, useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { CharmOrnament } from '#web/entities/brand/CharmOrnament.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { Drawer } from '#web/ui/overlays/Drawer.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { shellCopy as copy } from './copy.vi.ts';
import { Logo } from '#web/entities/brand/Logo.tsx';
import { mainLinkOf, MAIN_LINKS } from './main-links.ts';
import { phoneLink, shortAddress } from '#domain/shop/public.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import * as styles from './shell.module.css';

/** Live search results, in a chunk of their own; until it is loaded, the field leads to the garden's search. */
const MenuFinds = lazy(() => retryImport(() => import('./search/MenuFinds.tsx')));

/** The hamburger button and its sheet, on phones only. */
export function MobileMenu() {
  const shop = publicShop();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        className="only-m"
        icon="menu"
        label={copy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Drawer open={open} onClose={close} title={copy.menu} className={styles.shellMenu}>
        <div className={styles.head}>
          <Logo onClick={close} />
          <IconButton icon="close" label={copy.closeMenu} iconSize={24} onClick={close} />
        </div>
        <SearchBox onDone={close} />
        <MenuLinks onChosen={close} />
        <GuestButtons onChosen={close} />
        <div className="feet">
          {shop.phone !== '' && (
            <p>
              <Icon name="phone" />
              <a href={phoneLink(shop)}>{shop.phone}</a>
            </p>
          )}
          {shop.address !== '' && (
            <p>
              <Icon name="pin" />
              {shortAddress(shop)}
            </p>
          )}
          <img
            src="/brand/mascot-waving.webp"
            alt=""
            width={440}
            height={495}
            loading="lazy"
            decoding="async"
          />
        </div>
      </Drawer>
    </>
  );
}

/** Enter closes the menu and opens the garden's search (decisions, Pages). */
function SearchBox({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    onDone();
    if (words.trim() !== '') inBackground(navigate(gardenPath(words)));
  };
  return (
    <search>
      <form onSubmit={search}>
        <div className="inp rounded-pill">
          <Icon name="search" />
          <input
            type="search"
            enterKeyHint="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            placeholder={copy.search}
            aria-label={copy.searchLabel}
            maxLength={60}
          />
          {words !== '' && (
            <IconButton icon="close" small label={copy.clearSearch} onClick={() => setWords('')} />
          )}
        </div>
      </form>
      {words.trim() === '' ? (
        <Suggestions onChosen={onDone} />
      ) : (
        <Suspense fallback={null}>
          <MenuFinds words={words} onChosen={onDone} />
        </Suspense>
      )}
    </search>
  );
}

function Suggestions({ onChosen }: { onChosen: () => void }) {
  return (
    <ul className="mt-2.5 flex flex-wrap gap-2">
      {copy.suggestions.map(({ word, slug }) => (
        <li key={word}>
          <Link className="chip c" to={gardenPath(word)} onClick={onChosen}>
            <CharmOrnament slug={slug} sizes="26px" />
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const gardenPath = (words: string) => `/garden?q=${encodeURIComponent(words.trim())}`;

function MenuLinks({ onChosen }: { onChosen: () => void }) {
  const here = mainLinkOf(useLocation());
  return (
    <nav aria-label={copy.mainNav}>
      {MAIN_LINKS.map(({ to, label, slug }) => (
        <Link key={to} to={to} aria-current={to === here ? 'page' : undefined} onClick={onChosen}>
          <CharmOrnament slug={slug} sizes="44px" />
          {label}
          {to === here ? <i className="bead" /> : <Icon name="chevron-right" />}
        </Link>
      ))}
    </nav>
  );
}

function GuestButtons({ onChosen }: { onChosen: () => void }) {
  const user = useUser();
  if (user !== null) return null;
  return (
    <>
      <div className="mt-5 grid grid-cols-2 gap-2.5">
        <LinkButton to="/login" className="px-2.5" onClick={onChosen}>
          {copy.logIn}
        </LinkButton>
        <LinkButton to="/register" variant="sec" className="px-2.5" onClick={onChosen}>
          {copy.register}
        </LinkButton>
      </div>
      <p className="hint mt-3 text-center">{copy.selectionKept}</p>
    </>
  );
}
