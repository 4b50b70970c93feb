import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Fields that must never reach a log line, wherever they hang. */
const SECRET_FIELDS = ['password', 'newPassword', 'confirmPassword', 'otp', 'token', 'cookie', 'authorization', 'email', 'phone'];

/** A structured logger (one JSON object a line on stdout); secrets and personal data are redacted. */
export function createLog(level: Config['logLevel']): Log {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `req.headers.${field}`]);
  return pino({ level, redact: { paths, censor: '[redacted]' }, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
