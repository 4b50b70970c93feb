import type { ServerEvent, ServerPayload } from '#contract/socket.ts';

type Hear = (event: string, payload: object) => void;
let hearEvent: Hear = () => undefined;
let onConnect: (() => void)[] = [];

/** The live connection of the page under test, which `connectSocket` has opened. */
export const line = {
  /** Emits an event to the page. */
  says: <E extends ServerEvent>(event: E, payload: ServerPayload<E>) => hearEvent(event, payload),
  /** Connects. */
  stands: () => onConnect.forEach((hear) => hear()),
};

/** In place of the library's: `vi.mock('socket.io-client', () => import('…/test-support/live-line.ts'))`. */
export function io() {
  onConnect = [];
  const socket = {
    io: { on: () => undefined, reconnectionDelayMax: () => undefined },
    on(event: string, hear: () => void) {
      if (event === 'connect') onConnect.push(hear);
    },
    onAny(hear: Hear) {
      hearEvent = hear;
    },
    disconnect: () => socket,
  };
  return socket;
}
