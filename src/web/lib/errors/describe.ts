import { shortageText } from '#domain/catalogue/shortage.ts';
import { failureClass, isRetryable, type FailureClass } from '#domain/kernel/failure.ts';
import type { ToastAction } from '#web/ui/feedback/toast.ts';
import { ApiError } from '../api.ts';
import { contextTitles, failureCopy as copy } from './copy.vi.ts';

/** What the user was doing; selects the toast title. */
export type FailureContext = keyof typeof contextTitles;

/** A failure as shown to the user. */
export type Failure = {
  title: string;
  message: string;
  action?: ToastAction;
  /** Whether the same call may succeed when retried. */
  retryable: boolean;
};

type Entry = { title: string; text: string };
type StatusEntry = Entry & { action?: ToastAction };

const LOG_IN: ToastAction = { label: copy.logIn, to: '/login' };
const CHECK_CART: ToastAction = { label: copy.checkCart, to: '/cart' };

/** Meaning of a bare status; the shop's own sentence takes precedence over `text` (spec §8, Status toasts). */
const BY_STATUS: Readonly<Record<number, StatusEntry>> = {
  400: copy.invalid,
  401: { ...copy.expired, action: LOG_IN },
  403: copy.forbidden,
  404: copy.notFound,
  409: copy.exists,
  413: copy.invalid,
  415: copy.format,
  422: copy.format,
  429: copy.tooMany,
};

/** Codes of 409s that mean "already exists", and of a bare 409 (spec §8). */
const EXISTS = new Set(['ALREADY_EXISTS', 'EMAIL_TAKEN', 'SERVER_ERROR']);

/** The class of any thrown value; null for anything but a failed call, i.e. a bug (spec §8, Classes). */
export function classOf(error: unknown): FailureClass | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'TIMEOUT') return 'timeout';
  return failureClass(error.status === 0 ? null : error.status);
}

/** Whether the device knows that it has no network; only its 'no' is certain. */
export const isOffline = (): boolean => !(navigator.onLine ?? true);

/** Names of the charms that a refused cart, design or order is short of; empty for every other failure. */
export function shortNames(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.code !== 'STOCK_INSUFFICIENT') return [];
  const named = error.details.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  const said = [...error.message.matchAll(/Insufficient stock for charm "([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  );
  return [...new Set(named.length > 0 ? named : said)];
}

/** Maps a failure to what is shown, by the one table of spec §8. */
export function describeFailure(error: unknown, context?: FailureContext): Failure {
  const title = context === undefined ? undefined : contextTitles[context];
  const kind = classOf(error);
  if (!(error instanceof ApiError) || kind === null) return shown(unsaid(context), title, false);
  if (kind === 'network' && isOffline()) return shown(copy.offline, undefined, true);
  if (kind === 'network' || kind === 'timeout') return shown(copy[kind], undefined, true);
  if (kind === 'server')
    return { ...shown(copy.server, title, isRetryable(kind)), message: messageOf(error, copy.server) };
  if (error.code === 'STOCK_INSUFFICIENT') return soldOut(error, context);
  if (error.code === 'LOGIN_FAILED') return wrongLogin(title);
  if (error.code === 'NO_SESSION' && context === 'admin')
    return { ...shown(copy.noToken, undefined, false), action: LOG_IN };
  const failure = byStatus(error, context);
  if (error.code === 'PART_GONE' && context === 'order') return { ...failure, action: CHECK_CART };
  if (error.code === 'EMAIL_TAKEN' && context === 'register') return { ...failure, action: LOG_IN };
  return failure;
}

function shown({ title, text }: Entry, contextTitle: string | undefined, retryable: boolean): Failure {
  return { title: contextTitle ?? title, message: text, retryable };
}

/** Text for a bug of our own, which has no message fit for a customer. */
function unsaid(context: FailureContext | undefined): Entry {
  return context === 'profile' ? { ...copy.unknown, text: copy.unsaid } : copy.unknown;
}

function soldOut(error: ApiError, context: FailureContext | undefined): Failure {
  const names = shortNames(error);
  return {
    title: names.length > 1 ? copy.soldOut.several : copy.soldOut.one,
    message: shortageText(names),
    ...(context === 'order' ? { action: CHECK_CART } : {}),
    retryable: false,
  };
}

function wrongLogin(title: string | undefined): Failure {
  return {
    title: title ?? contextTitles.login,
    message: copy.wrongLogin,
    action: { label: copy.forgotPassword, to: '/forgot-password' },
    retryable: false,
  };
}

function byStatus(error: ApiError, context: FailureContext | undefined): Failure {
  const contextTitle = context === undefined ? undefined : contextTitles[context];
  const entry: StatusEntry = BY_STATUS[error.status] ?? copy.invalid;
  // An ended session always uses the same title and text, so that repeated toasts are deduplicated.
  const lost = error.status === 401;
  const said = error.status === 429 ? tooMany(error, context) : messageOf(error, entry);
  return {
    title: lost ? entry.title : (contextTitle ?? (isConflict(error) ? copy.changed : entry.title)),
    message: lost ? entry.text : said,
    ...(entry.action === undefined ? {} : { action: entry.action }),
    retryable: false,
  };
}

function tooMany(error: ApiError, context: FailureContext | undefined): string {
  const said = messageOf(error, copy.tooMany);
  if (error.retryAfter === null) return said;
  const reason = context === 'login' ? copy.manyLogins : copy.hasty;
  return `${error.code === 'RATE_LIMITED' ? reason : `${said}.`} ${copy.waitFor(error.retryAfter)}`;
}

/** The shop's own sentence. A response from a proxy in front of the shop (`call`: SERVER_ERROR) has none. */
function messageOf({ code, message }: ApiError, { text }: Entry): string {
  return code === 'SERVER_ERROR' ? text : message;
}

/** A 409 that does not mean "already exists": a concurrent change came first, or the action came too late. */
function isConflict({ status, code }: ApiError): boolean {
  return status === 409 && !EXISTS.has(code);
}
