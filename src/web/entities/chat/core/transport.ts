import type { Ack, ClientEvent, ClientToServerEvents } from '#contract/socket.ts';
import { ApiError } from '#web/lib/api.ts';
import type { Clock } from '#web/lib/session/clock.ts';

type CallOptions = { body?: unknown; signal?: AbortSignal; onProgress?: (part: number) => void };

/** The chat's dependencies, so that its tests need neither a server nor real time. */
export type ChatTransport = {
  clock: Clock;
  /** Whether the live connection is up. */
  connected(): boolean;
  /** Over the live connection. @throws ApiError */
  ask<E extends ClientEvent>(
    event: E,
    payload: Parameters<ClientToServerEvents[E]>[0],
  ): Promise<Extract<Ack, { ok: true }>>;
  /** Over HTTP. @throws ApiError */
  call<Data>(method: 'GET' | 'POST' | 'PUT', path: string, options?: CallOptions): Promise<Data>;
  newId(): string;
};

/** Whether a retry may succeed: no response, rate limited, an expired session, or a server error. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}
