import type { ClientErrorBody } from '#contract/http/diagnostics.ts';
import { minutes } from '#domain/kernel/time.ts';
import { browserSession } from '../session/browser-session.ts';
import { log } from './log.ts';

/** Protects the server from a page in an error loop: a limited number of reports a minute, and each distinct one only once. */
const MOST_A_MINUTE = 10;

/** The build's version; null where pages are not built, as in development. */
export const releaseOfPage = (): string | null =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version ?? null;

type Report = Pick<ClientErrorBody, 'message' | 'stack' | 'context'>;

/** Decides which reports are sent. */
export function createReportGate(now: () => number) {
  const reported = new Set<string>();
  let sentAt: number[] = [];
  return (report: Report): boolean => {
    const key = `${report.message}\n${report.stack ?? ''}`;
    sentAt = sentAt.filter((moment) => now() - moment < minutes(1));
    if (reported.has(key) || sentAt.length >= MOST_A_MINUTE) return false;
    reported.add(key);
    sentAt.push(now());
    return true;
  };
}

const mayGo = createReportGate(() => Date.now());

/** Reports an error in the page to the server (spec §7, Error reporting). Never throws, never blocks. */
export function reportError(error: unknown, context: Record<string, unknown> = {}): void {
  const known = error instanceof Error;
  send({
    message: known ? error.message : String(error),
    stack: known ? (error.stack ?? null) : null,
    context,
  });
}

/** Reports uncaught errors, unhandled rejections, and files and pictures that fail to load. */
export function watchErrors(): void {
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportError(reason, { where: 'unhandledrejection' }),
  );
  // Load errors do not bubble, so only a capturing listener receives them.
  window.addEventListener('error', handleErrorEvent, { capture: true });
}

function handleErrorEvent(event: ErrorEvent | Event): void {
  const { target } = event;
  // Firefox fails to preload a module that the page has already. One that is really missing is reported by its import.
  if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
  if (target instanceof Element) {
    const address = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
    const where = target instanceof HTMLImageElement ? 'image' : 'resource';
    // A preview that the page itself created (blob:) is of no interest to the server.
    if (!address.startsWith('blob:'))
      send({ message: `${where} failed to load: ${address}`, context: { where } });
  } else if (event instanceof ErrorEvent) {
    reportError(event.error ?? event.message, { where: 'error', file: event.filename, line: event.lineno });
  }
}

function send(report: Report): void {
  log.error(report.message, report.context);
  if (!mayGo(report)) return;
  const body: ClientErrorBody = {
    ...report,
    userId: browserSession().state().user?.id ?? null,
    timestamp: new Date().toISOString(),
    url: window.location.href,
    userAgent: navigator.userAgent,
    release: releaseOfPage(),
  };
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  fetch('/api/v1/errors', { ...request, keepalive: true }).catch((failure: unknown) => {
    log.warn('an error report was lost', { failure: String(failure) });
  });
}
