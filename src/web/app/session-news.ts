import { browserQueries } from '#web/lib/browser-queries.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { onSessionNews } from '#web/lib/session/browser-session.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** Loaded on demand, since guests have no session events (`personal.tsx` preloads it for users). */
export const loadSessionToast = () => retryImport(() => import('./session-toast.ts'));

/** Reacts to logins and logouts: clears the last user's data from the query cache, and shows a toast. */
export function showSessionNews(): () => void {
  return onSessionNews((news) => {
    if (news.type !== 'refused') browserQueries().clear();
    inBackground(loadSessionToast().then(({ showSessionToast }) => showSessionToast(news)));
  });
}
