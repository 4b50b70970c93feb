import type { JointDesign, JointStepAct, JointStepAnswer } from '#contract/http/joint-design.ts';
import {
  changeBy,
  withChange,
  type JointDesign as Ring,
  type JointRefusal,
} from '#domain/design/joint-design.ts';
import type { JointDesignId, UserId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { ApiError } from '#web/lib/api.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { createStore } from '#web/ui/store.ts';

/** A step made on this page and not confirmed by the server yet. */
export type Waiting = { readonly _id: string; readonly act: JointStepAct };

export type Session = {
  /** The last state received from the server; null before the first response. */
  readonly told: JointDesign | null;
  /** The ring as it will be once all unsent steps are applied. */
  readonly ring: Ring | null;
  readonly waiting: readonly Waiting[];
  /** The first fetch failed. */
  readonly failed: boolean;
};

type Deps = {
  id: JointDesignId;
  me: UserId;
  read(id: JointDesignId): Promise<JointDesign>;
  send(id: JointDesignId, step: Waiting): Promise<JointStepAnswer>;
  /** Persists unsent steps over a reload; shared by the tabs of one browser. */
  kept: { read(): Waiting[]; add(step: Waiting): void; remove(_id: string): void };
  newId(): string;
  /** @returns a function that cancels the timer */
  after(ms: number, then: () => void): () => void;
  /** The server refused a step, given the design's current state. */
  onRefused(why: JointRefusal): void;
  /** A step failed for good, and retrying would not help. */
  onFailed(error: unknown): void;
};

const TRY_AGAIN_AFTER = seconds(3);

/**
 * One page's view of a joint design. Its steps apply optimistically, queue while offline, and are sent one by one, each with its
 * own id, so that none is applied twice; the order on the server decides (decision 0071).
 */
export function createSession({ id, me, read, send, kept, newId, after, onRefused, onFailed }: Deps) {
  const { get, subscribe, update, take, add, forget } = createState(kept);
  let sending = false;
  let closed = false;
  let giveUp = () => {};

  async function reload(): Promise<void> {
    try {
      const told = await read(id);
      if (!closed) take(told);
    } catch {
      if (!closed && get().told === null) update({ failed: true });
    }
  }

  async function flush(): Promise<void> {
    if (sending || closed) return;
    sending = true;
    giveUp();
    let goesOn = true;
    while (goesOn && get().waiting.length > 0) goesOn = await sendFirst();
    sending = false;
  }
  /** @returns whether the next step may be sent */
  async function sendFirst(): Promise<boolean> {
    const [first] = get().waiting;
    if (!first) return false;
    try {
      const { refused, jointDesign } = await send(id, first);
      if (closed) return false;
      forget(first._id);
      take(jointDesign);
      if (refused !== null) onRefused(refused);
      return true;
    } catch (error) {
      if (closed) return false;
      if (mayPass(error)) {
        giveUp = after(TRY_AGAIN_AFTER, () => inBackground(flush()));
        return false;
      }
      forget(first._id);
      onFailed(error);
      return true;
    }
  }

  function act(wanted: JointStepAct): void {
    if (closed) return;
    add({ _id: newId(), act: wanted });
    inBackground(flush());
  }

  return {
    get,
    subscribe,
    act,
    reload,
    /** Call when the socket has connected, or the page was opened. */
    connected(): void {
      inBackground(reload());
      inBackground(flush());
    },
    /** The server has announced a newer version. */
    changed(version: number): void {
      if (version >= (get().told?.version ?? 0)) inBackground(reload());
    },
    undo(): void {
      const step = undoable(get(), me);
      if (step !== null) act({ kind: 'undo', step });
    },
    /** The user has logged out: nothing is sent or applied any more. */
    close(): void {
      closed = true;
      giveUp();
    },
  };
}
export type JointSession = ReturnType<typeof createSession>;

/** Server state, unsent steps, and the ring computed from both. */
function createState(kept: Deps['kept']) {
  const { get, set, subscribe } = createStore<Session>({
    told: null,
    ring: null,
    waiting: kept.read(),
    failed: false,
  });
  function update(change: Partial<Pick<Session, 'told' | 'waiting' | 'failed'>>): void {
    const next = { ...get(), ...change };
    set({ ...next, ring: ringOf(next) });
  }
  return {
    get,
    subscribe,
    update,
    /** Ignores a response that a newer one has overtaken. */
    take(told: JointDesign): void {
      const before = get().told;
      if (before === null || told.version >= before.version) update({ told, failed: false });
    },
    add(step: Waiting): void {
      kept.add(step);
      update({ waiting: [...get().waiting, step] });
    },
    forget(_id: string): void {
      kept.remove(_id);
      update({ waiting: get().waiting.filter((step) => step._id !== _id) });
    },
  };
}

/** The id of one's newest step that is not undone or about to be; null without one. */
export function undoable({ told, waiting }: Session, me: UserId): string | null {
  const taken = new Set(waiting.flatMap(({ act }) => (act.kind === 'undo' ? [act.step] : [])));
  const isOpen = (step: { _id: string; act: JointStepAct }) =>
    step.act.kind !== 'undo' && !taken.has(step._id);
  const own = (told?.steps ?? []).filter(({ by, undone }) => by._id === me && !undone);
  return [...own, ...waiting].findLast(isOpen)?._id ?? null;
}

/**
 * Whether retrying may help: offline, server restart, rate limit, or a session that could not be renewed on a bad line. One that
 * has ended closes this one (`use-session.ts`).
 */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500 || [401, 408, 429].includes(error.status);
}

function ringOf({ told, waiting }: Pick<Session, 'told' | 'waiting'>): Ring | null {
  if (told === null) return null;
  const made = new Set(told.steps.map(({ _id }) => _id));
  return waiting
    .filter(({ _id }) => !made.has(_id))
    .reduce<Ring>((ring, { act }) => {
      // Only the server can compute the inverse of an earlier step.
      if (act.kind === 'undo') return ring;
      const change = changeBy(ring, act);
      const next = change.ok ? withChange(ring, change.value) : change;
      return next.ok ? next.value : ring;
    }, told.design);
}
