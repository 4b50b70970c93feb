// The outcome of mails sent during a fault.
import { setTimeout as pause } from 'node:timers/promises';
import { minutes, seconds } from '#domain/kernel/time.ts';
import type { Buyer } from '../../test-support/buyers.ts';
import { query } from '../../test-support/database-server.ts';
import { ask } from './load.ts';
import { inSeconds, mailOf, quantile, type Site } from './site.ts';

const BETWEEN_CODES = 500;

/** Users who request a password-reset link and wait for it, each from a network of her own. */
export function askForCodes({ other }: Site, people: readonly Buyer[]) {
  const stopped = new AbortController();
  const asking = (async () => {
    for (const [turn, person] of people.entries()) {
      if (stopped.signal.aborted) return;
      const headers = { 'x-forwarded-for': `10.20.${turn >> 8}.${turn & 255}` };
      const body = { email: mailOf(person) };
      await ask(other, { method: 'POST', path: '/api/auth/forgot-password', headers, body });
      await pause(BETWEEN_CODES);
    }
  })();
  return {
    stop() {
      stopped.abort();
      return asking;
    },
  };
}

const WAITING = `SELECT id FROM mails WHERE sent_at IS NULL AND dropped_at IS NULL AND refused_at IS NULL`;
/** Mails of one thread of which the later one was sent first. */
const OVERTAKEN = `SELECT earlier.id FROM mails earlier JOIN mails later USING (thread)
  WHERE earlier.seq < later.seq AND earlier.sent_at > later.sent_at`;

/** Waits until the mail queue is empty. @returns ms */
async function allGone({ database }: Site): Promise<number> {
  const begun = performance.now();
  while ((await query(database, WAITING)).length > 0 && performance.now() - begun < minutes(1))
    await pause(100);
  return performance.now() - begun;
}

/** Number of mails since a moment that were never delivered, delivered twice, or overtaken; all count as lost. */
export async function mailsLost(site: Site, since: Date): Promise<number> {
  await allGone(site);
  const [waiting, overtaken, sent] = await Promise.all([
    query(site.database, WAITING),
    query(site.database, OVERTAKEN),
    query(
      site.database,
      `SELECT id FROM mails WHERE sent_at IS NOT NULL AND created_at >= '${since.toISOString()}'`,
    ),
  ]);
  const got = site.smtp.received.map(({ raw }) => /^message-id: <([^@]+)@/im.exec(raw)?.[1]);
  const missing = sent.filter(({ id }) => !got.includes(id as string));
  return waiting.length + overtaken.length + missing.length;
}

/** Time from commit to the mail server's acceptance, for codes and other mails, and the mails that need staff. */
export async function mailDelays(site: Site, since: Date): Promise<string> {
  await allGone(site);
  const { database } = site;
  const rows = await query(
    database,
    `SELECT lane, extract(epoch FROM sent_at - created_at)::float8 AS took, refused_at IS NOT NULL AS refused
       FROM mails WHERE created_at >= '${since.toISOString()}' AND dropped_at IS NULL`,
  );
  const told = ['code', 'letter'].map((lane) => {
    const took = rows.flatMap((row) =>
      row.lane === lane && row.took !== null ? [Number(row.took) * seconds(1)] : [],
    );
    return `${took.length} ${lane}s p50 ${inSeconds(quantile(took, 0.5))}, p95 ${inSeconds(quantile(took, 0.95))}`;
  });
  return `${told.join('; ')}; for staff ${rows.filter(({ refused }) => refused).length}`;
}
