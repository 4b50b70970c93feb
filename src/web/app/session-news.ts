import { browserQueries } from '#web/lib/browser-queries.ts';
import { onSessionNews } from '#web/lib/session/browser-session.ts';
import type { SessionNews } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast.ts';
import { newsCopy as copy } from './copy.vi.ts';

/** What a login or logout does to the page: nothing of the last person stays in the cache, and a toast tells it. */
export function showSessionNews(): () => void {
  return onSessionNews((news) => {
    if (news.type !== 'refused') browserQueries().clear();
    tell(news);
  });
}

function tell(news: SessionNews): void {
  if (news.type === 'refused') return toast({ type: 'error', ...copy.refused });
  if (news.type === 'entered') {
    if (news.here) {
      toast({ type: 'success', title: copy.entered.title, message: copy.entered.message(news.user.name) });
    }
    return;
  }
  if (news.reason !== 'manual') toast({ type: 'warning', ...copy.left[news.reason] });
  else if (news.here) toast({ type: 'success', ...copy.left.manual });
}
