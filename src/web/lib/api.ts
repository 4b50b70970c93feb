import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { ErrorBody, ErrorDetail } from '#contract/envelope.ts';

/** A failed API call: the server's message and code, or the network failure that prevented a response. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** Code of `contract/errors.ts`, or `NETWORK` / `TIMEOUT`. */
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  /** Seconds to wait before trying again (429). */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    body: Pick<ErrorBody, 'code' | 'message' | 'details'>,
    retryAfter: number | null = null,
  ) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.details = body.details ?? [];
    this.retryAfter = retryAfter;
  }
}

export type Params = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** `/charms` + `{ type: 'flower' }` → `/charms?type=flower`; omits absent values and joins arrays with commas. */
export function pathWith(path: string, params: Params = {}): string {
  const query = Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))}`,
    )
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** An API read as query options; the query key is the path, so one default query function serves server and browser. */
export function read<Data>(path: string, params: Params = {}) {
  return queryOptions<Data, Error, Data, readonly [string, Params]>({ queryKey: [path, params] as const });
}

/**
 * Reads a list but keeps only some fields of each item, so that the other fields are neither sent with the rendered page nor
 * cached. The third part of the query key names the fields.
 */
export function readFields<Item extends object, Field extends keyof Item & string>(
  path: string,
  params: Params,
  fields: readonly Field[],
) {
  type Data = Pick<Item, Field>[];
  type Key = readonly [string, Params, readonly Field[]];
  return queryOptions<Data, Error, Data, Key>({ queryKey: [path, params, fields] as const });
}

const only = (items: object[], fields: readonly string[]) =>
  items.map((item) => Object.fromEntries(Object.entries(item).filter(([name]) => fields.includes(name))));

/** Query `meta` for reads that the API takes as a POST; the second part of their key is the request body. */
export const POSTED = { posted: true } as const;

/** Requests the `data` of a path: over HTTP in the browser, in-process while rendering on the server. */
export type FetchData = (path: string, body?: object) => Promise<unknown>;

export function createQueryClient(ask: FetchData): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        async queryFn({ queryKey, meta }) {
          const [path, params, fields] = queryKey as [string, Params, string[]?];
          const data = await (meta?.['posted'] ? ask(path, params) : ask(pathWith(path, params)));
          return fields ? only(data as object[], fields) : data;
        },
        staleTime: 30_000,
        retry: (count, error) =>
          count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
      // Offline, a mutation fails immediately with an error instead of being paused until the network returns.
      mutations: { networkMode: 'always' },
    },
  });
}
