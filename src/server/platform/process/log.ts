import { DrizzleQueryError } from 'drizzle-orm';
import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';
import { mapToSources } from './sources.ts';

/** The message of a request's log line. */
export const REQUEST = 'request';

export type Log = Logger;

/** Fields that must never reach a log line, top-level or nested. */
const SECRET_FIELDS = [
  'password',
  'newPassword',
  'confirmPassword',
  'currentPassword',
  'otp',
  'token',
  'secret',
  'cookie',
  'authorization',
  'email',
  'phone',
];

/** A structured logger (one JSON object a line on stdout); secrets and personal data are redacted. */
export function createLog(level: Config['logLevel'], to?: { write(line: string): void }): Log {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `req.headers.${field}`]);
  const options = {
    level,
    redact: { paths, censor: '[redacted]' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: describeRequest, err: describeError },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

/** Request lines are buffered, at most this many milliseconds; a killed process loses those. */
const LATE = 250;
const TOGETHER = 4096;

/**
 * Standard output with buffered request lines. Every other line, which may be the last, is flushed at once with all that came
 * before it.
 */
export function bufferedOutput(descriptor = 1): { write(line: string): void } {
  const out = pino.destination({
    dest: descriptor,
    sync: false,
    minLength: TOGETHER,
    periodicFlush: LATE,
  });
  const output = {
    // Makes pino pass the message of each line (`lastMsg`).
    [Symbol.for('pino.metadata')]: true,
    lastMsg: '',
    write(line: string): void {
      out.write(line);
      if (output.lastMsg !== REQUEST) out.flushSync();
    },
  };
  return output;
}

type LoggedRequest = { method?: string; url?: string; ip?: string };

/** Without the query string: links in mails carry secrets there. */
function describeRequest({ method, url, ip }: LoggedRequest) {
  return { method, path: url?.split('?', 1)[0], ip };
}

/** A failed query without its values, which are personal data. */
function describeError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) {
    // `pg` attaches the whole client to the error of a broken connection.
    const { client: _client, ...described } = pino.stdSerializers.err(error);
    return { ...described, stack: readable(described.stack) };
  }
  const { code, constraint } = (error.cause ?? {}) as { code?: string; constraint?: string };
  const reason = error.cause?.message;
  return {
    type: 'DrizzleQueryError',
    query: error.query,
    reason,
    code,
    constraint,
    stack: readable(error.cause?.stack),
  };
}

const readable = (stack: string | undefined) => stack && mapToSources(stack);
