/**
 * SQLSTATEs of transient failures, by class (two characters) or code (five): connections, conflicting transactions, resources
 * (disk full, too many connections), operator intervention, system I/O.
 */
const PASSING_STATES = new Set(['08', '40', '53', '57', '58', '25006', '25P03', '55P03']);

/** Codes of Node and the file system when a disk or a machine is unreachable. */
const PASSING_CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ' +
    'ENOSPC EDQUOT EIO EROFS EMFILE ENFILE'
  ).split(' '),
);

/** Messages of `pg` that carry no code: connection lost, or none free in time. */
const PASSING_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Whether a failure is neither the request's fault nor ours and may pass: the database, the disk or another dependency does not
 * answer.
 * @returns the reason in a few words for the log; null for every other failure
 */
export function unavailableBecause(error: unknown): string | null {
  for (let each = error; isFailure(each); each = each.cause) {
    const { code, syscall } = each as Partial<NodeJS.ErrnoException>;
    const isState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
    const isPassing =
      PASSING_WORDS.test(each.message) ||
      (code !== undefined && PASSING_CODES.has(code)) ||
      // The embedded database's socket, while it is down.
      (code === 'ENOENT' && syscall === 'connect') ||
      (isState && (PASSING_STATES.has(code) || PASSING_STATES.has(code.slice(0, 2))));
    if (isPassing) return code === undefined ? each.message : `${code} ${each.message}`;
    if (each instanceof AggregateError && each.errors.length > 0) return unavailableBecause(each.errors[0]);
  }
  return null;
}

/** The job queue reports failures as plain objects. */
const isFailure = (error: unknown): error is { message: string; cause?: unknown } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
