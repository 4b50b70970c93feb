import { setTimeout as pause } from 'node:timers/promises';
import type { Mail, SendOptions } from '#server/platform/mail/outbox.ts';
import type { SmtpServer } from '../../test-support/smtp.ts';

type Queue = (mail: Mail, posting?: SendOptions) => Promise<void>;

export type Backlog = {
  /** Rate between the first and the last arrival. */
  lettersASecond: number;
  /** Milliseconds from the commit that queued a code to the mail server's acceptance. */
  codes: { count: number; p50: number; p95: number; most: number };
};

const CODE_EVERY = 500;

/** Queues `letters` mails at once and, while they are being sent, a code every half second. */
export async function codeBehindLetters(
  queue: Queue,
  smtp: SmtpServer,
  { letters, mail }: { letters: number; mail: Mail },
): Promise<Backlog> {
  smtp.received.length = 0;
  const arrived = new Map<string, number>();
  const watch = watchArrivals(smtp, arrived);
  for (let at = 0; at < letters; at += 1) {
    await queue({ ...mail, to: `thu${at}@example.vn` }, { about: `order:${at}`, kind: 'state' });
  }
  const started = performance.now();
  const before = smtp.received.length;
  const waits: number[] = [];
  const isLetter = (to: string) => to.startsWith('thu');
  const lettersIn = () => [...arrived.keys()].filter(isLetter).length;
  for (let code = 0; lettersIn() < letters; code += 1) {
    const to = `ma${code}@example.vn`;
    const asked = performance.now();
    await queue({ ...mail, to }, { awaitedUntil: new Date(Date.now() + 300_000), about: to });
    while (!arrived.has(to)) await pause(5);
    waits.push((arrived.get(to) ?? 0) - asked);
    await pause(CODE_EVERY);
  }
  const last = Math.max(...[...arrived].filter(([to]) => isLetter(to)).map(([, at]) => at));
  clearInterval(watch);
  const sorted = waits.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return {
    lettersASecond: ((letters - before) * 1_000) / (last - started),
    codes: { count: waits.length, p50: share(0.5), p95: share(0.95), most: sorted.at(-1) ?? 0 },
  };
}

function watchArrivals(smtp: SmtpServer, arrived: Map<string, number>) {
  let seen = 0;
  return setInterval(() => {
    for (; seen < smtp.received.length; seen += 1) {
      const to = smtp.received[seen]?.to[0];
      if (to !== undefined && !arrived.has(to)) arrived.set(to, performance.now());
    }
  }, 5);
}
