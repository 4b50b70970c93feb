import { Outlet } from 'react-router';
import { Footer } from '#web/features/shell/Footer.tsx';
import { Announcement, Header } from '#web/features/shell/Header.tsx';
import { CONTENT_ID, SkipLink } from '#web/ui/actions/SkipLink.tsx';
import { ChatMount } from './chat-mount.tsx';

/** Announcement, header, page, footer. A page sets its own width (`.wrap`) or uses the full width. */
export default function ShopLayout() {
  return (
    <>
      <div className="flex min-h-dvh flex-col" data-page>
        <SkipLink />
        <Announcement />
        <Header />
        <main id={CONTENT_ID} tabIndex={-1} className="grow">
          <Outlet />
        </main>
        <Footer />
      </div>
      <ChatMount />
    </>
  );
}
