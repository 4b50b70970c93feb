import type { FastifyInstance } from 'fastify';
import { createLog, type Log } from '#server/platform/process/log.ts';

/** A log that is read at the end: nothing secret may stand in it. */
export type WatchedLog = {
  log: Log;
  /** Notes what people type and what browsers are given, as far as it is secret. */
  watch(app: FastifyInstance): void;
  /** Whatever else must not be read there, such as the link of a mail. */
  secret(value: string): void;
  /** @throws Error naming the lines that tell a secret */
  check(): void;
};

const TYPED = new Set([
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'token',
  'recoveryCode',
  // Who has it opens somebody's gift.
  'secret',
  // Where somebody lives, and what a card says.
  'addressLine1',
  'cardMessage',
]);
const GIVEN = /^(?:__\w+-)?(?:access_token|refresh_token|device|registration|proof)$/;
/** Shorter ones stand in every text. */
const LEAST = 8;
/** A code has four digits, which stand everywhere; its field does not. An access token of whomever. */
const ALWAYS = [
  /"otp":"\d/,
  /"(?:new|current|confirm)?password":"(?!\[redacted\])/i,
  /eyJ[\w-]{10,}\.[\w-]{10,}\./,
];

export function watchedLog(): WatchedLog {
  const lines: string[] = [];
  const secrets = new Set<string>();
  const note = (value: unknown) => {
    if (typeof value === 'string' && value.length >= LEAST) secrets.add(value);
  };
  function noteTyped(body: unknown): void {
    // Of JSON alone: a form's files lead in circles.
    if (!Array.isArray(body) && Object.getPrototypeOf(body ?? '') !== Object.prototype) return;
    for (const [name, value] of Object.entries(body as object)) {
      if (TYPED.has(name)) note(value);
      else noteTyped(value);
    }
  }
  return {
    log: createLog('info', { write: (line) => void lines.push(line) }),
    watch(app) {
      app.addHook('onResponse', async ({ body }, { statusCode }) => {
        // What is malformed is no secret; a wrong password may be a right one elsewhere.
        if (statusCode !== 401 && statusCode >= 300) return;
        noteTyped(body);
      });
      app.addHook('onSend', async (_request, reply) => {
        for (const line of [reply.getHeader('set-cookie') ?? []].flat()) {
          const [, name = '', value] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
          if (GIVEN.test(name)) note(value);
        }
      });
    },
    secret: note,
    check() {
      const all = lines.join('');
      const told = [...secrets].filter((secret) => all.includes(secret));
      const found = lines.filter(
        (line) => told.some((secret) => line.includes(secret)) || ALWAYS.some((form) => form.test(line)),
      );
      if (found.length > 0) throw new Error(`the log tells secrets:\n${found.slice(0, 5).join('')}`);
    },
  };
}
