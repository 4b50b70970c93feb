import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { braceletArt, charmArt } from '#web/entities/brand/pictures.ts';
import { CONTENT_ID, SkipLink } from '#web/ui/actions/SkipLink.tsx';
import { Logo } from '#web/entities/brand/Logo.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { HangingCharm } from '#web/ui/motifs/HangingCharm.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { authCopy as copy } from './copy.vi.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './auth.module.css';

/**
 * Frame of the auth pages, without header and footer; from 1024 px with the garden gate on the left (spec §2, Layout variants).
 */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.auth}>
      <SkipLink />
      <Art />
      <div className={styles.side}>
        <TopLinks />
        <main id={CONTENT_ID} tabIndex={-1}>
          <Logo />
          {children}
        </main>
      </div>
    </div>
  );
}

/** Target of the back button on steps that follow another; on other pages it goes back in history. */
const STEP_BEFORE: Readonly<Record<string, string>> = {
  '/verify-otp': '/register',
  '/forgot-password': '/login',
  '/reset-password': '/login',
};

function TopLinks() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const before = STEP_BEFORE[pathname];
  const goBack = () => {
    // A visitor who opened this page directly has no page of the shop to go back to.
    const cameFromShop = Number(window.history.state?.idx ?? 0) > 0;
    inBackground(cameFromShop ? navigate(-1) : navigate('/'));
  };
  return (
    <nav className={styles.ways} aria-label={copy.back}>
      {before === undefined ? (
        <Button variant="ghost" size="sm" icon="arrow-left" onClick={goBack}>
          {copy.back}
        </Button>
      ) : (
        <LinkButton variant="ghost" size="sm" icon="arrow-left" to={before} state={state}>
          {copy.back}
        </LinkButton>
      )}
      <LinkButton variant="ghost" size="sm" icon="home" to="/">
        {copy.home}
      </LinkButton>
    </nav>
  );
}

const HUNG = [
  { slug: 'hoa-anh-dao', left: '13%', width: '68px', thread: '88px' },
  { slug: 'co-bon-la', left: '27%', width: '54px', thread: '34px' },
  { slug: 'cuc-hoa-mi', left: '73%', width: '58px', thread: '42px' },
  { slug: 'buom', left: '87%', width: '70px', thread: '126px' },
] as const;

function Art() {
  const { pathname } = useLocation();
  const { script, line } = copy.artOf(pathname);
  return (
    <aside className={styles.art} aria-hidden="true">
      {HUNG.map(({ slug, ...place }, at) => (
        <HangingCharm
          key={slug}
          src={charmArt(slug).src}
          {...place}
          tilt={at % 2 ? 3 : -4}
          sways
          delay={at * 120}
        />
      ))}
      <div className={styles.arch}>
        <img
          className={styles.worn}
          {...braceletArt('hoa-dao-dau-xuan')}
          sizes="560px"
          width={960}
          height={800}
          alt=""
        />
        <p className={classes('script', styles.script)}>{script}</p>
        <p className="disp line">{line}</p>
      </div>
    </aside>
  );
}

/** A link between the auth pages that keeps the page which required the login. */
export function AuthLink({
  to,
  className = 'link',
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  const { state } = useLocation();
  return (
    <Link to={to} state={state} className={className}>
      {children}
    </Link>
  );
}
