import { BROADCAST_DEBOUNCE } from '#domain/identity/limits.ts';
import type { LogoutReason } from '#domain/identity/roles.ts';
import type { Clock } from './clock.ts';

/** What the tabs of one browser tell each other (spec §3, Auth broadcast messages). */
export type TabMessage =
  | { type: 'AUTH_LOGOUT'; reason: LogoutReason }
  | { type: 'AUTH_LOGIN'; userId: string; userName: string }
  | { type: 'AUTH_REFRESH'; timestamp: number }
  | { type: 'TAB_FOCUS'; tabId: string };

/** What tabs need of a BroadcastChannel. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const PAUSES: Partial<Record<TabMessage['type'], number>> = {
  AUTH_LOGOUT: BROADCAST_DEBOUNCE.logout,
  AUTH_LOGIN: BROADCAST_DEBOUNCE.login,
  AUTH_REFRESH: BROADCAST_DEBOUNCE.refresh,
};

/**
 * News between tabs. The first of a kind goes through at once, more of the same kind within its pause are dropped on
 * both sides (spec §9, Broadcast debounce), so that ten tabs do not answer each other for ever.
 */
export function createTabs(channel: Channel | null, clock: Clock) {
  const sent = createPauses(clock);
  const heard = createPauses(clock);
  return {
    tell(message: TabMessage): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
      if (sent.mayPass(message)) channel?.postMessage(message);
    },
    listen(listener: (message: TabMessage) => void): void {
      channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
        if (heard.mayPass(data)) listener(data);
      });
    },
  };
}
export type Tabs = ReturnType<typeof createTabs>;

function createPauses(clock: Clock) {
  const last = new Map<string, number>();
  return {
    mayPass(message: TabMessage): boolean {
      const now = clock.now();
      // Another person's login is other news than the one before.
      const kind = message.type === 'AUTH_LOGIN' ? `${message.type} ${message.userId}` : message.type;
      if (now - (last.get(kind) ?? Number.NEGATIVE_INFINITY) < (PAUSES[message.type] ?? 0)) return false;
      last.set(kind, now);
      return true;
    },
  };
}
