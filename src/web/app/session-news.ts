import { browserQueries } from '#web/lib/browser-queries.ts';
import { retryImport } from '#web/lib/retry-import.ts';
import { onSessionNews } from '#web/lib/session/browser-session.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** Guests have no news: what tells them comes with the first, or beside it (`personal.tsx`). */
export const loadTelling = () => retryImport(() => import('./tell-session-news.ts'));

/** What a login or logout does to the page: nothing of the last person stays in the cache, and a toast tells it. */
export function showSessionNews(): () => void {
  return onSessionNews((news) => {
    if (news.type !== 'refused') browserQueries().clear();
    inBackground(loadTelling().then(({ tellSessionNews }) => tellSessionNews(news)));
  });
}
