import { useEffect, useEffectEvent } from 'react';
import type { Socket } from 'socket.io-client';
import type {
  ClientToServerEvents,
  ServerEvent,
  ServerPayload,
  ServerToClientEvents,
} from '#contract/socket.ts';
import { seconds } from '#domain/kernel/time.ts';
import { log } from './errors/log.ts';
import { browserSession } from './session/browser-session.ts';

type ShopSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
type Listener = (payload: never) => void;

/** Who wants to hear what; kept here, so that components may listen before the connection stands. */
const listeners = new Map<ServerEvent, Set<Listener>>();
const reconnectListeners = new Set<() => void>();
let opening: Promise<ShopSocket> | null = null;

/** Connects for whoever is logged in; calling it again changes nothing (spec §4, Socket). */
export async function connectSocket(): Promise<void> {
  opening ??= open();
  await opening.catch((error: unknown) => {
    opening = null;
    log.warn('the live connection could not be loaded', { error: String(error) });
  });
}

export async function disconnectSocket(): Promise<void> {
  const socket = await opening?.catch(() => null);
  opening = null;
  socket?.disconnect();
}

/** Calls `listener` for every such event while the component is mounted. */
export function useSocketEvent<E extends ServerEvent>(
  event: E,
  listener: (payload: ServerPayload<E>) => void,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => onSocketEvent(event, (payload) => hear(payload)), [event]);
}

/** @returns a function that stops listening */
export function onSocketEvent<E extends ServerEvent>(
  event: E,
  listener: (payload: ServerPayload<E>) => void,
): () => void {
  const heard = listeners.get(event) ?? new Set();
  listeners.set(event, heard);
  heard.add(listener);
  return () => heard.delete(listener);
}

/** Tells when the connection stands again after it was lost: what happened meanwhile was missed. */
export function onSocketReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

async function open(): Promise<ShopSocket> {
  const { io } = await import('socket.io-client');
  const socket: ShopSocket = io({
    transports: ['polling', 'websocket'],
    withCredentials: true,
    timeout: seconds(20),
    reconnectionDelay: seconds(1),
    reconnectionDelayMax: seconds(5),
    randomizationFactor: 0.5,
  });
  let before = false;
  let renewed = false;
  socket.on('connect', () => {
    if (before) for (const listener of reconnectListeners) listener();
    before = true;
    renewed = false;
  });
  socket.on('connect_error', ({ message }) => {
    // A refusal is not retried by the library. One refresh, one more try; then the session is over anyway.
    if (!/auth/i.test(message) || renewed) return;
    renewed = true;
    void browserSession()
      .afterRefusal()
      .then((again) => again && socket.disconnect().connect());
  });
  socket.onAny((event: ServerEvent, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload as never);
  });
  return socket;
}
