import {
  BACKGROUND_REFRESH_EVERY,
  BACKGROUND_REFRESH_GIVE_UP,
  IDLE_LIMIT,
  REFRESH_AHEAD,
} from '#domain/identity/limits.ts';
import { seconds } from '#domain/kernel/time.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { Clock } from './clock.ts';

/** Result of an attempt to renew the session: `ended` means the server refused, `failed` means no usable response. */
export type Renewal = 'renewed' | 'ended' | 'failed';

type IdleDeps = {
  clock: Clock;
  /** The last activity in any tab. */
  lastActivity(): number | null;
  noteActivity(moment: number): void;
  onIdle(): void;
};

type RenewalDeps = {
  clock: Clock;
  /** When the access token expires; null when unknown. */
  expiresAt(): number | null;
  renew(): Promise<Renewal>;
  onEnded(): void;
};

/** Activity is written for the other tabs at most this often. */
const ACTIVITY_EVERY = seconds(1);

/**
 * The timers of a session, which run only while a user is logged in (spec §4, §9): renewal 30 s before the access token expires,
 * background renewal every 10 minutes, both paused while the tab is not attended; logout after 30 idle minutes in all tabs.
 */
export function createSessionTimers(deps: IdleDeps & RenewalDeps) {
  const idle = createIdleTimer(deps);
  const renewal = createRenewalTimers(deps);
  return {
    start() {
      idle.start();
      renewal.start();
    },
    stop() {
      idle.stop();
      renewal.stop();
    },
    renewed: renewal.renewed,
    activity: idle.activity,
    attention: renewal.attention,
  };
}
export type SessionTimers = ReturnType<typeof createSessionTimers>;

function createIdleTimer({ clock, lastActivity, noteActivity, onIdle }: IdleDeps) {
  let running = false;
  let cancel = noTimer;
  const idleFor = () => clock.now() - (lastActivity() ?? clock.now());

  function watch() {
    cancel();
    const left = Math.max(0, IDLE_LIMIT - idleFor());
    cancel = clock.after(left, () => (idleFor() >= IDLE_LIMIT ? onIdle() : watch()));
  }

  return {
    start() {
      running = true;
      noteActivity(clock.now());
      watch();
    },
    stop() {
      running = false;
      cancel();
    },
    /** Records mouse, key, scroll or touch. After a sleep beyond the limit the first event comes too late: it logs out. */
    activity() {
      if (!running) return;
      if (idleFor() >= IDLE_LIMIT) onIdle();
      else if (idleFor() >= ACTIVITY_EVERY || lastActivity() === null) noteActivity(clock.now());
    },
  };
}

function createRenewalTimers({ clock, expiresAt, renew, onEnded }: RenewalDeps) {
  let running = false;
  let attended = true;
  /** When the last attempt ended: the background interval counts from there. */
  let triedAt = 0;
  let failingSince: number | null = null;
  let cancels: (() => void)[] = [];

  const gaveUp = () => failingSince !== null && clock.now() - failingSince >= BACKGROUND_REFRESH_GIVE_UP;

  function cancelAll() {
    for (const cancel of cancels) cancel();
    cancels = [];
  }

  function attemptAt(moment: number) {
    cancels.push(clock.after(Math.max(0, moment - clock.now()), attempt));
  }

  function watch() {
    cancelAll();
    if (!running || !attended || gaveUp()) return;
    const end = expiresAt();
    // After a failure only the background interval retries; faster retries would only hammer a server in trouble.
    if (end !== null && failingSince === null) attemptAt(end - REFRESH_AHEAD);
    attemptAt(triedAt + BACKGROUND_REFRESH_EVERY);
  }

  function attempt() {
    cancelAll();
    inBackground(renew().then(settle));
  }

  function settle(outcome: Renewal) {
    if (!running) return;
    if (outcome === 'ended') onEnded();
    else if (outcome === 'renewed') renewed();
    else tried(failingSince ?? clock.now());
  }

  function tried(failing: number | null) {
    failingSince = failing;
    triedAt = clock.now();
    watch();
  }

  /** A new access token was obtained, by this tab or another. */
  const renewed = () => tried(null);

  return {
    start() {
      running = true;
      renewed();
    },
    stop() {
      running = false;
      failingSince = null;
      cancelAll();
    },
    renewed,
    /** Sets whether the tab is visible and focused. */
    attention(given: boolean) {
      attended = given;
      watch();
    },
  };
}

const noTimer = () => {};
