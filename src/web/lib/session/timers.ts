import {
  BACKGROUND_REFRESH_EVERY,
  BACKGROUND_REFRESH_GIVE_UP,
  IDLE_LIMIT,
  REFRESH_AHEAD,
} from '#domain/identity/limits.ts';
import { seconds } from '#domain/kernel/time.ts';
import type { Clock } from './clock.ts';

/** How an attempt to renew the session went: `ended` is the server's no, `failed` is no answer. */
export type Renewal = 'renewed' | 'ended' | 'failed';

type Deps = {
  clock: Clock;
  /** When the access token ends; null when unknown. */
  expiresAt(): number | null;
  /** The last activity in any tab. */
  lastActivity(): number | null;
  noteActivity(moment: number): void;
  renew(): Promise<Renewal>;
  onIdle(): void;
  onEnded(): void;
};

/** Activity is written for the other tabs at most this often. */
const ACTIVITY_EVERY = seconds(1);

/**
 * The timers of a session, which run only while somebody is logged in (spec §4, §9): renewal 30 s before the access
 * token ends, background renewal every 10 minutes, both paused while nobody looks at the tab; logout after 30 idle
 * minutes in all tabs.
 */
export function createSessionTimers({
  clock,
  expiresAt,
  lastActivity,
  noteActivity,
  renew,
  onIdle,
  onEnded,
}: Deps) {
  let running = false;
  let attended = true;
  /** When the last attempt ended: the background rhythm counts from there. */
  let triedAt = 0;
  let failingSince: number | null = null;
  const timers = { idle: noTimer, ahead: noTimer, background: noTimer };

  const set = (name: keyof typeof timers, ms: number, work: () => void) => {
    timers[name]();
    timers[name] = clock.after(Math.max(0, ms), work);
  };
  const idleFor = () => clock.now() - (lastActivity() ?? clock.now());
  const gaveUp = () => failingSince !== null && clock.now() - failingSince >= BACKGROUND_REFRESH_GIVE_UP;

  function watchIdle() {
    set('idle', IDLE_LIMIT - idleFor(), () => (idleFor() >= IDLE_LIMIT ? onIdle() : watchIdle()));
  }

  function watchTokens() {
    timers.ahead();
    timers.background();
    if (!running || !attended || gaveUp()) return;
    const end = expiresAt();
    // After a failure the background rhythm tries again; hurrying would only hammer a server in trouble.
    if (end !== null && failingSince === null) set('ahead', end - REFRESH_AHEAD - clock.now(), attempt);
    set('background', triedAt + BACKGROUND_REFRESH_EVERY - clock.now(), attempt);
  }

  function attempt() {
    timers.ahead();
    timers.background();
    void renew().then(settle);
  }

  function settle(outcome: Renewal) {
    if (!running) return;
    if (outcome === 'ended') onEnded();
    else if (outcome === 'renewed') renewed();
    else {
      failingSince ??= clock.now();
      triedAt = clock.now();
      watchTokens();
    }
  }

  /** A new access token is known, from here or from another tab. */
  function renewed() {
    failingSince = null;
    triedAt = clock.now();
    watchTokens();
  }

  return {
    start() {
      running = true;
      noteActivity(clock.now());
      watchIdle();
      renewed();
    },
    stop() {
      running = false;
      failingSince = null;
      for (const cancel of Object.values(timers)) cancel();
    },
    renewed,
    /** Mouse, key, scroll or touch. A computer that slept past the limit wakes with one: that is too late. */
    activity() {
      if (!running) return;
      if (idleFor() >= IDLE_LIMIT) onIdle();
      else if (idleFor() >= ACTIVITY_EVERY || lastActivity() === null) noteActivity(clock.now());
    },
    /** Whether the tab is visible and has the focus. */
    attention(given: boolean) {
      attended = given;
      watchTokens();
    },
  };
}

const noTimer = () => {};
