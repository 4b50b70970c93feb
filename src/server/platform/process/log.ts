import { DrizzleQueryError } from 'drizzle-orm';
import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Fields that must never reach a log line, wherever they hang. */
const SECRET_FIELDS = [
  'password',
  'newPassword',
  'confirmPassword',
  'currentPassword',
  'otp',
  'token',
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

type LoggedRequest = { method?: string; url?: string; ip?: string };

/** Without the query: links in mails carry their secret there. */
function describeRequest({ method, url, ip }: LoggedRequest) {
  return { method, path: url?.split('?', 1)[0], ip };
}

/** A failed query without its values, which are people's. */
function describeError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) {
    // `pg` hangs the whole connection on the error of one that broke.
    const { client: _client, ...described } = pino.stdSerializers.err(error);
    return described;
  }
  const { code, constraint } = (error.cause ?? {}) as { code?: string; constraint?: string };
  const reason = error.cause?.message;
  return {
    type: 'DrizzleQueryError',
    query: error.query,
    reason,
    code,
    constraint,
    stack: error.cause?.stack,
  };
}
