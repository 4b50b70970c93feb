import { BROADCAST_DEBOUNCE } from '#domain/identity/limits.ts';
import type { LogoutReason } from '#domain/identity/roles.ts';
import type { Clock } from './clock.ts';

/** Messages between the tabs of one browser (spec §3, Auth broadcast messages). */
export type TabMessage =
  | { type: 'AUTH_LOGOUT'; reason: LogoutReason }
  | { type: 'AUTH_LOGIN'; userId: string; userName: string }
  | { type: 'AUTH_REFRESH'; timestamp: number }
  | { type: 'TAB_FOCUS'; tabId: string };

/** The part of BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const PAUSES: Partial<Record<TabMessage['type'], number>> = {
  AUTH_LOGOUT: BROADCAST_DEBOUNCE.logout,
  AUTH_LOGIN: BROADCAST_DEBOUNCE.login,
  AUTH_REFRESH: BROADCAST_DEBOUNCE.refresh,
};

/**
 * Messages between tabs. The first of a type passes at once; further ones of the type within its pause are dropped on both sides
 * (spec §9, Broadcast debounce), so that tabs do not answer each other endlessly.
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
      // A login of another user is not a repetition.
      const kind = message.type === 'AUTH_LOGIN' ? `${message.type} ${message.userId}` : message.type;
      if (now - (last.get(kind) ?? Number.NEGATIVE_INFINITY) < (PAUSES[message.type] ?? 0)) return false;
      last.set(kind, now);
      return true;
    },
  };
}
