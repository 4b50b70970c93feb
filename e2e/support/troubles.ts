import type { Page } from 'playwright-core';

/** Errors that no page of the shop may cause, one line each with what happened and where. */
export type Troubles = {
  watch(page: Page): void;
  /** Permits an error that this test provokes. */
  allow(pattern: RegExp): void;
  /** @returns the unexpected errors so far, and clears them */
  take(): string[];
};

/**
 * Ignored: failed responses, which are recorded separately with their address; the service worker, which the tests block
 * (`browser.ts`); a logout that closes a live connection still being made; and the browser's warning about unused preloaded style
 * sheets, which also covers those that React Router prefetches for the next page, and on a busy machine those whose page starts
 * some seconds after it has loaded (`.css#`).
 */
const NOT_THE_SHOP =
  /^(?:Failed to load resource|Service Worker registration blocked)|WebSocket is closed before the connection|\.css#? was preloaded using link preload but not used/;

/**
 * Listens for console errors (policy violations and failed hydration among them), uncaught errors, and failed or missing
 * responses of the shop.
 */
export function createTroubles(): Troubles {
  let seen: string[] = [];
  let allowed: RegExp[] = [];

  function watch(page: Page): void {
    const note = (what: string) => seen.push(`${new URL(page.url(), 'about:blank').pathname}: ${what}`);
    page.on('console', (message) => {
      const isReported = message.type() === 'error' || message.type() === 'warning';
      if (isReported && !NOT_THE_SHOP.test(message.text())) note(`${message.type()} ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`uncaught ${error.stack ?? error.message}`));
    page.on('response', (answer) => {
      if (answer.status() >= 400) note(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // Navigating away aborts pending picture requests.
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
