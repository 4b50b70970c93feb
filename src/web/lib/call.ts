import type { ErrorBody } from '#contract/envelope.ts';
import { ApiError } from './api.ts';
import { copy } from './copy.vi.ts';
import { noteServerTime } from './server-time.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** What `call` passes to `fetch`. */
export type Init = {
  method: string;
  headers: Record<string, string>;
  body?: FormData | string;
  signal: AbortSignal;
  credentials?: 'same-origin';
  cache?: 'no-cache';
};
type CallOptions = {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Used in place of `fetch`: for uploads with their progress, and for files. */
  fetched?: (url: string, init: Init) => Promise<Response>;
};

/** A call that takes longer is reported as a slow server (spec §8). */
const TIMEOUT_MS = 20_000;
/** Five megabytes on a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** The session when a call began. */
export type CallStart = {
  /** How many access tokens there had been. */
  renewals: number;
  /** Null for a guest, and while the session is not known yet. */
  userId: string | null;
};

/** Hooks of the session around each call. */
type CallGuard = {
  /** Renews a token that is about to expire. */
  beforeCall(): Promise<CallStart>;
  /** After a 401: whether the call is worth a retry. */
  afterRefusal(start: CallStart): Promise<boolean>;
};
let guard: CallGuard = {
  beforeCall: async () => ({ renewals: 0, userId: null }),
  afterRefusal: async () => false,
};

export function setCallGuard(by: CallGuard): void {
  guard = by;
}

let bypassesCache = false;

/** Whether GET requests bypass the HTTP cache (`no-cache`); public responses may otherwise be a second old. */
export function bypassHttpCache(on: boolean): void {
  bypassesCache = on;
}

/** Asks the user to re-authenticate before a sensitive action. @returns whether she did */
let prove: () => Promise<boolean> = async () => false;

export function setProofPrompt(asked: typeof prove): void {
  prove = asked;
}

/** The session's own calls: their 401 and 403 are not handled here (spec §8, Session). */
const isSessionCall = (method: Method, path: string) =>
  path.startsWith('/auth/') || (method === 'GET' && path === '/users/me');

/**
 * Calls the API below `/api` and unwraps `data`. A 401 triggers one silent refresh and one retry (spec §8). A call that needs a
 * recent re-authentication (PROOF_NEEDED) prompts for it and is then retried.
 * @throws ApiError
 */
export async function call<Data>(method: Method, path: string, options: CallOptions = {}): Promise<Data> {
  if (method !== 'GET') countChanges(1);
  try {
    return await ask<Data>(method, path, options);
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'PROOF_NEEDED';
    if (!isAsked || !(await prove())) throw error;
    return ask<Data>(method, path, options);
  } finally {
    if (method !== 'GET') countChanges(-1);
  }
}

let changes = 0;

/** Marks the page while a mutation is in flight: loading a new document would abort it (`app/held-taps.ts`). */
function countChanges(by: 1 | -1): void {
  changes += by;
  document.documentElement.toggleAttribute('data-changing', changes > 0);
}

async function ask<Data>(method: Method, path: string, options: CallOptions): Promise<Data> {
  const answer = isSessionCall(method, path)
    ? await send(method, path, options)
    : await sendGuarded(method, path, options);
  if (answer.status === 204) return undefined as Data;
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const wait = answer.headers.get('retry-after');
    throw new ApiError(answer.status, errorBody(body), wait === null ? null : Number(wait));
  }
  return (body as { data: Data }).data;
}

async function sendGuarded(method: Method, path: string, options: CallOptions): Promise<Response> {
  const start = await guard.beforeCall();
  const first = await send(method, path, options);
  return first.status === 401 && (await guard.afterRefusal(start)) ? send(method, path, options) : first;
}

function errorBody(body: unknown): Pick<ErrorBody, 'code' | 'message' | 'details'> {
  const known = body !== null && typeof body === 'object' && 'message' in body && 'code' in body;
  return known ? (body as ErrorBody) : { message: copy.serverTrouble, code: 'SERVER_ERROR' };
}

async function send(
  method: Method,
  path: string,
  { body, headers = {}, signal, fetched = fetch }: CallOptions,
): Promise<Response> {
  const form = body instanceof FormData;
  const timeout = AbortSignal.timeout(form ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  const askedAt = Date.now();
  try {
    const answer = await fetched(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(bypassesCache && method === 'GET' ? { cache: 'no-cache' } : {}),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      signal: signal === undefined ? timeout : firstOf(signal, timeout),
    });
    noteServerTime(answer.headers.get('date'), askedAt);
    return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    const code = timeout.aborted ? 'TIMEOUT' : 'NETWORK';
    throw new ApiError(0, { code, message: timeout.aborted ? copy.timeout : copy.network });
  }
}

/** Aborts with the first of them; Safari has `AbortSignal.any` only since 17.4. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  }
  return first.signal;
}
