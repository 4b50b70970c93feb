import type { FastifyInstance } from 'fastify';
import { createLog, type Log } from '#server/platform/process/log.ts';

/** A log that is searched at the end and must contain no secrets. */
export type WatchedLog = {
  log: Log;
  /** Records the secrets among request bodies and cookies. */
  watch(app: FastifyInstance): void;
  /** Records a further secret, such as the link of a mail. */
  secret(value: string): void;
  /** @throws Error naming the lines that contain a secret */
  check(): void;
};

const TYPED = new Set([
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'token',
  'recoveryCode',
  // It opens the gift.
  'secret',
  // Private data: a home address, the text of a card.
  'addressLine1',
  'cardMessage',
]);
const GIVEN = /^(?:__\w+-)?(?:access_token|refresh_token|device|registration|proof)$/;
/** Shorter values occur in any text. */
const LEAST = 8;
/** Forbidden in any case: a code's field (its four digits alone occur everywhere), a password's, and any access token. */
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
    // JSON only: a form's files contain cycles.
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
        // Malformed input is no secret; a wrong password may be valid elsewhere.
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
      const leaked = [...secrets].filter((secret) => all.includes(secret));
      const found = lines.filter(
        (line) => leaked.some((secret) => line.includes(secret)) || ALWAYS.some((form) => form.test(line)),
      );
      if (found.length > 0) throw new Error(`the log tells secrets:\n${found.slice(0, 5).join('')}`);
    },
  };
}
