import { realClock } from './clock.ts';
import { call, setCallGuard } from '../call.ts';
import { createSession, type Session, type SessionNews } from './session.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { createStored, purgePersonal } from './stored.ts';
import { createTabs, type Tabs } from './tabs.ts';

/** Set and cleared by the server beside the HttpOnly cookies: only indicates that there is a session. */
const SESSION_HINT = /(?:^|;\s*)signed_in=/;
const ACTIVITY = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const;

let session: Session | undefined;
const newsListeners = new Set<(news: SessionNews) => void>();
/** Events from before the first listener: the first check may finish before the page is mounted. */
let pendingNews: SessionNews[] = [];

/** The one session of this tab. Only for code that runs in the browser. */
export function browserSession(): Session {
  session ??= open();
  return session;
}

/** Notifies of every login and logout, in this tab and in others. @returns the unsubscribe function */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  newsListeners.add(listener);
  for (const news of pendingNews) listener(news);
  pendingNews = [];
  return () => newsListeners.delete(listener);
}

function open(): Session {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('auth') : null;
  const tabs = createTabs(channel, realClock);
  const opened = createSession({
    call,
    clock: realClock,
    stored: createStored(() => window.localStorage),
    tabs,
    exclusively: (work) => ('locks' in navigator ? navigator.locks.request('session', work) : work()),
    hasCookie: () => SESSION_HINT.test(document.cookie),
    dropCookie: () => {
      document.cookie = 'signed_in=; path=/; max-age=0; samesite=lax';
    },
    onNews: notifyListeners,
  });
  setCallGuard(opened);
  watchPresence(opened, tabs);
  return opened;
}

function notifyListeners(news: SessionNews): void {
  if (newsListeners.size === 0) pendingNews.push(news);
  for (const listener of newsListeners) listener(news);
  // Spec §4: a logout is dispatched as an event, for code outside React.
  if (news.type === 'left') {
    // After an idle logout the user returns to her half-filled form; a manual logout leaves nothing behind on a shared computer.
    if (news.reason === 'manual') purgePersonal(() => window.sessionStorage);
    window.dispatchEvent(new CustomEvent('auth:logout', { detail: { reason: news.reason } }));
  }
}

function watchPresence({ keeper, isUnchanged }: Session, tabs: Tabs): void {
  const tabId = Math.random().toString(36).slice(2);
  for (const kind of ACTIVITY)
    window.addEventListener(kind, keeper.activity, { passive: true, capture: true });
  const look = () => keeper.attention(document.visibilityState === 'visible' && document.hasFocus());
  document.addEventListener('visibilitychange', look);
  window.addEventListener('blur', look);
  window.addEventListener('focus', () => {
    tabs.tell({ type: 'TAB_FOCUS', tabId });
    look();
  });
  // In the back/forward cache (Safari) the page heard of no logout, and may show what is no longer hers to see.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) inBackground(isUnchanged().then((same) => same || window.location.reload()));
  });
  look();
}
