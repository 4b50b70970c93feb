import { useEffect, useEffectEvent } from 'react';
import type { Socket } from 'socket.io-client';
import type {
  Ack,
  ClientEvent,
  ClientToServerEvents,
  ServerEvent,
  ServerPayload,
  ServerToClientEvents,
} from '#contract/socket.ts';
import { seconds } from '#domain/kernel/time.ts';
import { createStore } from '#web/ui/store.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { ApiError } from './api.ts';
import { copy } from './copy.vi.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { browserSession } from './session/browser-session.ts';

type ShopSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
type Listener = (payload: never) => void;

/** Event listeners; kept here, so that components may subscribe before the connection is up. */
const listeners = new Map<ServerEvent, Set<Listener>>();
const connectListeners = new Set<() => void>();
const syncListeners = new Set<SyncListener>();
const reconnectListeners = new Set<() => void>();
/** Cleanup of the page listeners that each connection added, run when it is closed. */
const closers = new WeakMap<ShopSocket, () => void>();
let opening: Promise<ShopSocket> | null = null;

/** Whether the live connection is up. */
export const socketConnected = createStore(false);

/** How long to wait for an acknowledgement. */
const ACK_WITHIN = seconds(8);
/** The server pings every 25 s; a connection silent for this long died while the tab slept. */
const SILENT_AFTER = seconds(35);
const READ_AGAIN_WITHIN = seconds(1);
/**
 * How long to wait for `line_stands`: a server that does not send it is of an earlier release. It may come with a later answer than
 * the connection itself, which takes seconds over a slow line.
 */
const SYNC_TIMEOUT = seconds(5);
/** An outage shorter than this is most likely a release. */
const RELEASE = seconds(30);
/**
 * Longest pause between two attempts: during a possible release, so that pages are back within 7 s of the new server; and later.
 */
const LONGEST_PAUSE = { release: seconds(4), later: seconds(5) };
const JITTER = 0.5;
/** How long a refused page waits while its user is still logged in: the shop could not look the session up just then. */
const REFUSED_PAUSE = seconds(30);

/** Connects for the logged-in user; further calls change nothing (spec §4, Socket). */
export async function connectSocket(): Promise<void> {
  opening ??= open();
  await opening;
}

export async function disconnectSocket(): Promise<void> {
  const opened = opening;
  // Reset at once: a login while the old connection is still loading gets a connection of its own.
  opening = null;
  const socket = await opened;
  socket?.disconnect();
  if (!socket) return;
  closers.get(socket)?.();
  closers.delete(socket);
}

/**
 * Sends an event to the server and waits for its acknowledgement.
 * @throws ApiError as `call` does: NETWORK without a connection, TIMEOUT without an acknowledgement, else the server's own code
 */
export async function askSocket<E extends ClientEvent>(
  event: E,
  payload: Parameters<ClientToServerEvents[E]>[0],
): Promise<Extract<Ack, { ok: true }>> {
  const socket = socketConnected.get() ? await opening : null;
  if (!socket?.connected) throw new ApiError(0, { code: 'NETWORK', message: copy.network });
  const answer = (await socket
    .timeout(ACK_WITHIN)
    .emitWithAck(event, ...([payload] as never))
    .catch(() => {
      throw new ApiError(0, { code: 'TIMEOUT', message: copy.timeout });
    })) as Ack;
  if (answer.ok) return answer;
  throw new ApiError(statusOf(answer.code), answer);
}

/** Acknowledgements carry no status; this one only needs to tell whether a retry can help. */
function statusOf(code: string): number {
  if (code === 'RATE_LIMITED') return 429;
  if (code === 'NO_SESSION' || code === 'SESSION_EXPIRED') return 401;
  return code === 'SERVER_ERROR' || code === 'UNAVAILABLE' ? 500 : 400;
}

/** Calls `listener` for every such event while the component is mounted. */
export function useSocketEvent<E extends ServerEvent>(
  event: E,
  listener: (payload: ServerPayload<E>) => void,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => onSocketEvent(event, (payload) => hear(payload)), [event]);
}

/** @returns the unsubscribe function */
export function onSocketEvent<E extends ServerEvent>(
  event: E,
  listener: (payload: ServerPayload<E>) => void,
): () => void {
  const heard = listeners.get(event) ?? new Set();
  listeners.set(event, heard);
  heard.add(listener);
  return () => heard.delete(listener);
}

/**
 * Notifies on every connect, the first one included, and when the server reports that events were lost: time to join the rooms.
 * @returns the unsubscribe function
 */
export function onSocketConnect(listener: () => void): () => void {
  connectListeners.add(listener);
  return () => connectListeners.delete(listener);
}

type SyncListener = (missed: boolean) => void;

/**
 * Like `onSocketConnect`, but notifies once it is known whether events were missed. What a page fetched while it opened is
 * slightly older than its first connection; mostly nothing happened in between, and nothing needs to be refetched.
 * @param listener receives whether something happened that this page was not notified of
 * @returns the unsubscribe function
 */
export function onSocketSynced(listener: SyncListener): () => void {
  syncListeners.add(listener);
  return () => syncListeners.delete(listener);
}

const notifySynced = (missed: boolean) => {
  for (const listener of syncListeners) listener(missed);
};

/** Notifies when the connection is up again after a loss: events in between were missed. */
export function onSocketReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

async function open(): Promise<ShopSocket> {
  const { io } = await retryImport(() => import('socket.io-client'));
  const socket: ShopSocket = io({
    transports: ['polling', 'websocket'],
    withCredentials: true,
    timeout: seconds(20),
    reconnectionDelay: seconds(1),
    reconnectionDelayMax: LONGEST_PAUSE.later,
    randomizationFactor: JITTER,
  });
  spreadTries(socket);
  renewOnRefusal(socket);
  wakeWithPage(socket);
  let before = false;
  let syncTimer: ReturnType<typeof setTimeout> | undefined;
  const notifyFirstSync = (missed: boolean) => {
    clearTimeout(syncTimer);
    syncTimer = undefined;
    notifySynced(missed);
  };
  socket.on('connect', () => {
    socketConnected.set(true);
    if (before) for (const listener of reconnectListeners) listener();
    for (const listener of connectListeners) listener();
    clearTimeout(syncTimer);
    syncTimer = undefined;
    if (before) notifySynced(true);
    else syncTimer = setTimeout(() => notifyFirstSync(true), SYNC_TIMEOUT);
    before = true;
  });
  socket.on('line_stands', ({ quietFor }) => {
    // If the shop has been quiet for longer than the page is old, everything the page fetched is up to date.
    if (syncTimer !== undefined) notifyFirstSync(quietFor <= performance.now());
  });
  socket.on('disconnect', () => socketConnected.set(false));
  socket.on('read_again', () => {
    // Spread out, since all open pages receive this event at the same moment.
    setTimeout(() => {
      if (!socket.connected) return;
      for (const listener of connectListeners) listener();
      notifySynced(true);
    }, Math.random() * READ_AGAIN_WITHIN);
  });
  socket.onAny((event: ServerEvent, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload as never);
  });
  return socket;
}

/**
 * Spreads the reconnects of pages that lost the same server: the library applies its own jitter before capping at the maximum.
 */
function spreadTries({ io }: ShopSocket): void {
  let lostAt = Date.now();
  const draw = () => {
    const longest = Date.now() - lostAt < RELEASE ? LONGEST_PAUSE.release : LONGEST_PAUSE.later;
    io.reconnectionDelayMax(longest * (1 - JITTER * Math.random()));
  };
  io.on('close', () => {
    lostAt = Date.now();
    draw();
  });
  io.on('reconnect_attempt', draw);
  draw();
}

/**
 * The library does not retry a refused connection. One token refresh, one more attempt. If that fails too, either the session is
 * over, or the shop was out of reach: who is still logged in half a minute later is connected again.
 */
function renewOnRefusal(socket: ShopSocket): void {
  let renewed = false;
  socket.on('connect', () => {
    renewed = false;
  });
  const tryLater = () => {
    setTimeout(() => {
      renewed = false;
      if (closers.has(socket) && browserSession().state().user !== null) socket.connect();
    }, REFUSED_PAUSE);
  };
  socket.on('connect_error', ({ message }) => {
    if (!/auth/i.test(message)) return;
    if (renewed) return tryLater();
    renewed = true;
    inBackground(
      browserSession()
        .afterRefusal()
        .then((again) => (again ? socket.disconnect().connect() : tryLater())),
    );
  });
}

/**
 * Reconnects at once when a tab wakes up or the network returns, instead of waiting for the next attempt. While the browser
 * reports being offline, the connection counts as lost, whatever the socket still believes.
 */
function wakeWithPage(socket: ShopSocket): void {
  let heardAt = Date.now();
  let lost = false;
  const hear = () => {
    heardAt = Date.now();
    lost = false;
  };
  socket.io.on('ping', hear);
  socket.on('connect', hear);
  const wake = () => {
    const silent = lost || Date.now() - heardAt > SILENT_AFTER;
    // After a logout the socket is not active, and stays closed.
    if (!document.hidden && socket.active && (silent || !socket.connected)) socket.disconnect().connect();
  };
  const lose = () => {
    lost = true;
    socketConnected.set(false);
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('offline', lose);
  closers.set(socket, () => {
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', lose);
  });
}
