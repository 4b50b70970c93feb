import type { ClientErrorBody } from '#contract/http/diagnostics.ts';
import { minutes } from '#domain/kernel/time.ts';
import { browserSession } from '../session/browser-session.ts';
import { log } from './log.ts';

/** A page in trouble must not become the server's: so many reports a minute, and the same one only once. */
const MOST_A_MINUTE = 10;

/** What the build calls itself; null where pages are not built, as in development. */
export const releaseOfPage = (): string | null =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version ?? null;

type Report = Pick<ClientErrorBody, 'message' | 'stack' | 'context'>;

/** Decides which reports go out. */
export function createReportGate(now: () => number) {
  const told = new Set<string>();
  let sentAt: number[] = [];
  return (report: Report): boolean => {
    const key = `${report.message}\n${report.stack ?? ''}`;
    sentAt = sentAt.filter((moment) => now() - moment < minutes(1));
    if (told.has(key) || sentAt.length >= MOST_A_MINUTE) return false;
    told.add(key);
    sentAt.push(now());
    return true;
  };
}

const mayGo = createReportGate(() => Date.now());

/** Tells the shop about an error in the page (spec §7, Error reporting). Never throws, never waits. */
export function reportError(error: unknown, context: Record<string, unknown> = {}): void {
  const known = error instanceof Error;
  send({
    message: known ? error.message : String(error),
    stack: known ? (error.stack ?? null) : null,
    context,
  });
}

/** Watches for what nobody catches: rejections, errors, and files and pictures that do not load. */
export function watchErrors(): void {
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportError(reason, { where: 'unhandledrejection' }),
  );
  // Failed files do not bubble: only a capturing listener hears of them.
  window.addEventListener('error', hear, { capture: true });
}

function hear(event: ErrorEvent | Event): void {
  const { target } = event;
  if (target instanceof Element) {
    const address = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
    const where = target instanceof HTMLImageElement ? 'image' : 'resource';
    // A preview that the page itself made (blob:) concerns nobody else.
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
