import type { Page } from 'playwright-core';

/** What no page of the shop may do. Each is one line that says what happened where. */
export type Troubles = {
  watch(page: Page): void;
  /** Part of this test: it asks for it. */
  allow(pattern: RegExp): void;
  /** @returns what nobody asked for, and begins anew */
  take(): string[];
};

/**
 * A failed answer is noted itself, with its address; the service worker is kept out by the tests (`browser.ts`); a logout
 * may close a live connection that is still being made; and some seconds after a page was loaded the browser counts the style
 * sheets that wait, also those that React Router fetches just then for the page that is being gone to.
 */
const NOT_THE_SHOP =
  /^(?:Failed to load resource|Service Worker registration blocked)|WebSocket is closed before the connection|\.css was preloaded using link preload but not used/;

/**
 * Listens for errors on the console (violations of the security policy and failed hydration among them), uncaught
 * errors, and answers of the shop that failed or never came.
 */
export function createTroubles(): Troubles {
  let seen: string[] = [];
  let allowed: RegExp[] = [];

  function watch(page: Page): void {
    const note = (what: string) => seen.push(`${new URL(page.url(), 'about:blank').pathname}: ${what}`);
    page.on('console', (message) => {
      const told = message.type() === 'error' || message.type() === 'warning';
      if (told && !NOT_THE_SHOP.test(message.text())) note(`${message.type()} ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`uncaught ${error.stack ?? error.message}`));
    page.on('response', (answer) => {
      if (answer.status() >= 400) note(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // Whoever leaves a page does not wait for its pictures.
      if (why !== 'net::ERR_ABORTED') note(`${why} ${request.method()} ${request.url()}`);
    });
  }

  return {
    watch,
    allow: (pattern) => void allowed.push(pattern),
    take() {
      const unasked = seen.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      seen = [];
      allowed = [];
      return unasked;
    },
  };
}
