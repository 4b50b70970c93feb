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
import { retryImport } from './retry-import.ts';
import { browserSession } from './session/browser-session.ts';

type ShopSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
type Listener = (payload: never) => void;

/** Who wants to hear what; kept here, so that components may listen before the connection stands. */
const listeners = new Map<ServerEvent, Set<Listener>>();
const connectListeners = new Set<() => void>();
const standsListeners = new Set<StandsListener>();
const reconnectListeners = new Set<() => void>();
/** What each connection left with the page, to be taken away when it is closed. */
const closers = new WeakMap<ShopSocket, () => void>();
let opening: Promise<ShopSocket> | null = null;

/** Whether the live connection stands. */
export const socketConnected = createStore(false);

/** An answer that takes longer is given up. */
const ACK_WITHIN = seconds(8);
/** The server says something every 25 s; one that was silent this long left while the tab slept. */
const SILENT_AFTER = seconds(35);
const READ_AGAIN_WITHIN = seconds(1);
/** A server that says nothing of what was missed is of an earlier release. */
const TELLS_WITHIN = seconds(1);
/** What is over by then was most likely a release. */
const RELEASE = seconds(30);
/** Between two tries: during what may be a release, so that pages are back within 7 s of the new server; and later. */
const LONGEST_PAUSE = { release: seconds(4), later: seconds(5) };
const JITTER = 0.5;

/** Connects for whoever is logged in; calling it again changes nothing (spec §4, Socket). */
export async function connectSocket(): Promise<void> {
  opening ??= open();
  await opening;
}

export async function disconnectSocket(): Promise<void> {
  const opened = opening;
  // At once: whoever logs in while the old connection is still being loaded gets one of her own.
  opening = null;
  const socket = await opened;
  socket?.disconnect();
  if (socket) closers.get(socket)?.();
}

/**
 * Says something to the shop and waits for its acknowledgement.
 * @throws ApiError as `call` does: NETWORK without a connection, TIMEOUT without an answer, else the shop's own code
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

/** Acknowledgements carry no status; only whether trying again can help must be known. */
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

/**
 * Tells every time the connection stands, the first time too, and when the shop says that news were lost: rooms are joined
 * then.
 * @returns a function that stops listening
 */
export function onSocketConnect(listener: () => void): () => void {
  connectListeners.add(listener);
  return () => connectListeners.delete(listener);
}

type StandsListener = (missed: boolean) => void;

/**
 * Tells as `onSocketConnect` does, once it is known whether anything was missed. What a page asked while it opened is a moment
 * old when its line first stands; mostly nothing happened in that moment, and nothing needs to be asked again.
 * @param listener hears whether something happened that nobody told this page
 * @returns a function that stops listening
 */
export function onLineStands(listener: StandsListener): () => void {
  standsListeners.add(listener);
  return () => standsListeners.delete(listener);
}

const tellStands = (missed: boolean) => {
  for (const listener of standsListeners) listener(missed);
};

/** Tells when the connection stands again after it was lost: what happened meanwhile was missed. */
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
  let untold: ReturnType<typeof setTimeout> | undefined;
  const tellFirst = (missed: boolean) => {
    clearTimeout(untold);
    untold = undefined;
    tellStands(missed);
  };
  socket.on('connect', () => {
    socketConnected.set(true);
    if (before) for (const listener of reconnectListeners) listener();
    for (const listener of connectListeners) listener();
    clearTimeout(untold);
    untold = undefined;
    if (before) tellStands(true);
    else untold = setTimeout(() => tellFirst(true), TELLS_WITHIN);
    before = true;
  });
  socket.on('line_stands', ({ quietFor }) => {
    // As old as the page is, by its own clock: whatever it asked, it asked since.
    if (untold !== undefined) tellFirst(quietFor <= performance.now());
  });
  socket.on('disconnect', () => socketConnected.set(false));
  socket.on('read_again', () => {
    // All open pages are told at the same moment.
    setTimeout(() => {
      if (!socket.connected) return;
      for (const listener of connectListeners) listener();
      tellStands(true);
    }, Math.random() * READ_AGAIN_WITHIN);
  });
  socket.onAny((event: ServerEvent, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload as never);
  });
  return socket;
}

/** Pages that lost the same server do not come back at one moment: the library's own jitter ends at the longest pause. */
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

/** A refusal is not retried by the library. One refresh, one more try; then the session is over anyway. */
function renewOnRefusal(socket: ShopSocket): void {
  let renewed = false;
  socket.on('connect', () => {
    renewed = false;
  });
  socket.on('connect_error', ({ message }) => {
    if (!/auth/i.test(message) || renewed) return;
    renewed = true;
    inBackground(
      browserSession()
        .afterRefusal()
        .then((again) => again && socket.disconnect().connect()),
    );
  });
}

/**
 * A tab that was asleep, or a computer that was off the net, does not wait for the next try: it tries at once. A net that
 * the browser knows to be gone counts as gone, whatever the socket still believes.
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
    // Whoever logged out is not active, and stays so.
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
