/** Google's queue: entries pushed before the script has loaded are processed afterwards. */
type Counting = { dataLayer?: unknown[]; [disabled: `ga-disable-${string}`]: boolean | undefined };

const counting = () => window as unknown as Counting;
let started = false;

/** Loads the analytics script, once and only after consent. Automatic page views and advertising signals are off. */
export function startAnalytics(id: string): void {
  counting()[`ga-disable-${id}`] = false;
  if (started) return;
  started = true;
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Counts a page view. The query string is left out: links contain secrets, searches are private. */
export function countVisit(pathname: string): void {
  const page_location = window.location.origin + pathname;
  gtag('set', { page_location, page_referrer: '' });
  gtag('event', 'page_view', { page_location, page_title: pathname });
}

/** Stops counting and deletes the analytics cookies. */
export function stopAnalytics(id: string): void {
  counting()[`ga-disable-${id}`] = true;
  for (const [, name] of document.cookie.matchAll(/(?:^|;\s*)(_ga\w*)=/g)) {
    for (const domain of ['', `; domain=.${window.location.hostname}`])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** gtag requires `arguments` objects, not arrays. */
function gtag(..._told: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  (counting().dataLayer ??= []).push(arguments);
}
