import { notices } from '#web/lib/errors/copy.vi.ts';
import type { SessionNews } from '#web/lib/session/session.ts';
import { dismissToast, shownToasts, toast } from '#web/ui/feedback/toast.ts';
import { question } from '#web/ui/overlays/confirm.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { newsCopy as copy } from './copy.vi.ts';

/** The toast of a login or logout. What the user who left was asked is not asked of the next one. */
export function showSessionToast(news: SessionNews): void {
  if (news.type === 'left') question.get()?.answer(false);
  if (news.type === 'entered') welcome(news);
  else showEndToast(news);
}

function welcome({ user, here, first }: Extract<SessionNews, { type: 'entered' }>): void {
  if (!here) return;
  if (user.role === 'customer') inBackground(renewSubscription(user.id).catch(() => undefined));
  // Errors from failed login attempts are obsolete.
  for (const { id, type } of shownToasts.get()) if (type === 'error') dismissToast(id);
  toast(
    first
      ? notices.otpVerified
      : { type: 'success', title: copy.entered.title, message: copy.entered.message(user.name) },
  );
}

function showEndToast(news: Exclude<SessionNews, { type: 'entered' }>): void {
  if (news.type === 'refused') toast({ type: 'error', ...copy.refused });
  else if (news.reason !== 'manual') toast({ type: 'warning', ...copy.left[news.reason] });
  else if (news.here) toast({ type: 'success', ...copy.left.manual });
}

/** Renews the push subscription of this browser after a login, if it belongs to the same user. */
async function renewSubscription(userId: string): Promise<void> {
  const { renewPush } = await import('#web/lib/push/browser-push.ts');
  await renewPush(userId);
}
