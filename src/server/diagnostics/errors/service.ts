import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ClientErrorBody } from '#contract/http/diagnostics.ts';
import type { Actor } from '#server/platform/http/access.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Shop } from '#server/shop.ts';
import { purgeErrorsBeyond, storeError } from './repository.ts';

type Report = z.output<typeof ClientErrorBody>;

/** Maximum number of distinct errors; a flood displaces only the oldest. */
const MOST_ERRORS = 1000;
const MOST_CONTEXT = 4_000;
/** The first lines of the stack locate an error; the callers may differ each time. */
const PLACE_LINES = 3;

/** Stores a page's error report. The user comes from the session, not from the report. */
export async function storeReport(
  shop: Shop,
  actor: Actor | null,
  report: Report,
  userAgent: string | undefined,
) {
  const now = shop.clock.now();
  const isNew = await storeError(shop.db, {
    id: newId(now),
    fingerprint: fingerprintOf(report),
    message: report.message,
    stack: report.stack ?? null,
    url: withoutQuery(report.url),
    userAgent: report.userAgent ?? userAgent?.slice(0, 500) ?? null,
    context: contextOf(report.context),
    userId: actor?.id ?? null,
    firstRelease: report.release ?? null,
    release: report.release ?? null,
    firstSeenAt: now,
    lastSeenAt: now,
  });
  if (isNew) await purgeErrorsBeyond(shop.db, MOST_ERRORS);
}

/** Identifies the same error at the same place, independent of build, ids and numbers. */
function fingerprintOf({ message, stack }: Report): string {
  const place = stack?.split('\n').slice(0, PLACE_LINES).join('\n') ?? '';
  const general = `${message}\n${place}`.replace(/https?:\/\/[^/\s]+/g, '').replace(/\d+/g, '#');
  return createHash('sha256').update(general).digest('base64url');
}

/** Strips the query, because links carry secrets in it. */
export function withoutQuery(url: string | null | undefined): string | null {
  return url?.split(/[?#]/, 1)[0] ?? null;
}

/** JSON text, truncated to a useful length; null for what is nested too deeply to be written. */
function contextOf(context: Report['context']): string | null {
  if (context === undefined || context === null) return null;
  try {
    const text = typeof context === 'string' ? context : JSON.stringify(context);
    return text.replaceAll('\\u0000', '').slice(0, MOST_CONTEXT);
  } catch {
    return null;
  }
}
