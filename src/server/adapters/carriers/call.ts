import { z } from 'zod';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { bytesOf, failureOf, parseJson } from '../external-service.ts';
import { CarrierUnavailable, CarrierRefused, type CarrierApi } from './carrier.ts';

/** Staff wait at the admin desk for the response. */
const PATIENCE = seconds(8);
/** Responses take some kilobytes, labels some hundred. */
const ANSWER_MAX = 256 * 1024;
const LABEL_MAX = 4 * 1024 * 1024;
const REASON_MAX = 200;

/** After this many consecutive failures a carrier is not called for a while (circuit breaker). */
const FAILURES = 3;
const LEFT_ALONE = minutes(1);

type Question = {
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: object;
  /** milliseconds */
  patience?: number | undefined;
  most?: number;
};
type Answer = { status: number; type: string; bytes: Buffer };

/** @throws CarrierUnavailable, CarrierRefused for a rejected token */
async function callCarrier(url: string, question: Question): Promise<Answer> {
  const { method = 'POST', headers, body, patience = PATIENCE, most = ANSWER_MAX } = question;
  const answer = await sent(url, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { status } = answer;
  if (status === 401 || status === 403) {
    await answer.body?.cancel();
    throw new CarrierRefused('token', { ofToken: true });
  }
  if (status === 429 || status >= 500) {
    await answer.body?.cancel();
    throw new CarrierUnavailable(`answered ${status}`);
  }
  const bytes = await bytesOf(answer, most).catch((error: unknown) => {
    throw new CarrierUnavailable((error as Error).name, { cause: error });
  });
  return { status, type: answer.headers.get('content-type') ?? '', bytes };
}

async function sent(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    const { code, mayHaveArrived } = failureOf(error);
    throw new CarrierUnavailable(code, { mayHaveArrived, cause: error });
  }
}

/**
 * A response validated against a schema.
 * @throws CarrierUnavailable for anything else
 */
export async function callForJson<T>(
  url: string,
  schema: z.ZodType<T>,
  question: Question,
): Promise<T & Status> {
  const { status, bytes } = await callCarrier(url, question);
  const read = schema.safeParse(parseJson(bytes.toString('utf8')));
  if (!read.success) throw new CarrierUnavailable(`answered ${status} in another form`);
  return { ...read.data, httpStatus: status };
}
type Status = { httpStatus: number };

/** The response if it begins like a PDF, else null. */
export async function callForPdf(url: string, question: Question): Promise<Uint8Array | null> {
  const { status, bytes } = await callCarrier(url, { ...question, most: LABEL_MAX });
  return status === 200 && bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? bytes : null;
}

/** A carrier's message, cleaned up and cut to a displayable length. */
export const cleanMessage = (text: string | null | undefined): string =>
  tidyLine((text ?? '').replaceAll('\0', '').toWellFormed()).slice(0, REASON_MAX) || '?';

/** Whole đồng as carriers write them, `33000` or `"33000"`; null for anything else. */
export function parseAmount(value: unknown): Vnd | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0
    ? vnd(Math.round(number))
    : null;
}

/** Without a time zone it is Vietnam's time: `2026-11-21 14:02:37`. */
const BARE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/;

/** Parses a timestamp; null if it is invalid or outside the years 2000 to 2200 (such as Go's zero time). */
export function parseTime(text: unknown): Date | null {
  const at = typeof text === 'string' ? Date.parse(text.replace(BARE, '$1T$2+07:00')) : Number.NaN;
  return Number.isNaN(at) || at < Date.UTC(2000, 0, 1) || at > Date.UTC(2200, 0, 1) ? null : new Date(at);
}

/** Text that may arrive as a number. */
export const TextOrNumber = z.coerce.string();

/**
 * A circuit breaker: after three consecutive failures the carrier is not called for a minute, so that nobody waits for a dead
 * one.
 */
export function withBreaker(api: CarrierApi, now: () => number): CarrierApi {
  let failures = 0;
  let leftAloneUntil = 0;
  const guarded =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (now() < leftAloneUntil) throw new CarrierUnavailable('left alone', { mayHaveArrived: false });
      try {
        const answer = await call(...args);
        failures = 0;
        return answer;
      } catch (error) {
        if (error instanceof CarrierUnavailable) failures += 1;
        else failures = 0;
        if (failures >= FAILURES) leftAloneUntil = now() + LEFT_ALONE;
        throw error;
      }
    };
  return {
    quote: guarded(api.quote),
    create: guarded(api.create),
    ...(api.find && { find: guarded(api.find) }),
    ...(api.track && { track: guarded(api.track) }),
    cancel: guarded(api.cancel),
    label: guarded(api.label),
    readNotice: api.readNotice,
  };
}
