import type { JointDesign, JointStepAct, JointStepAnswer } from '#contract/http/joint-design.ts';
import { changeBy, withChange, type JointDesign as Ring } from '#domain/design/joint-design.ts';
import type { JointDesignId, UserId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { ApiError } from '#web/lib/api.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { createStore } from '#web/ui/store.ts';

/** A step that this page made and the shop has not confirmed. */
export type Waiting = { readonly _id: string; readonly act: JointStepAct };

export type Session = {
  /** As the shop last told it; null before the first answer. */
  readonly told: JointDesign | null;
  /** The ring as it will be once what waits has gone. */
  readonly ring: Ring | null;
  readonly waiting: readonly Waiting[];
  /** The first reading failed. */
  readonly failed: boolean;
};

type Deps = {
  id: JointDesignId;
  me: UserId;
  read(id: JointDesignId): Promise<JointDesign>;
  send(id: JointDesignId, step: Waiting): Promise<JointStepAnswer>;
  /** What waited when the page was left. */
  kept: { read(): Waiting[]; write(waiting: readonly Waiting[]): void };
  newId(): string;
  /** @returns a function that gives it up */
  after(ms: number, then: () => void): () => void;
  /** A step was not made: somebody was faster, or the shop refused it. */
  onRefused(error: unknown): void;
};

const TRY_AGAIN_AFTER = seconds(3);

/**
 * One page's view of a joint design. Its steps show at once, wait without a network, and go one after the other, each under
 * a name of its own, so that none is made twice; the shop's order decides (decision 0071).
 */
export function createSession({ id, me, read, send, kept, newId, after, onRefused }: Deps) {
  const store = createStore<Session>({ told: null, ring: null, waiting: kept.read(), failed: false });
  let sending = false;
  let giveUp = () => {};

  function update(change: Partial<Pick<Session, 'told' | 'waiting' | 'failed'>>): void {
    const next = { ...store.get(), ...change };
    store.set({ ...next, ring: ringOf(next) });
    if (change.waiting) kept.write(change.waiting);
  }
  /** What was read may have been overtaken by a newer answer. */
  function take(told: JointDesign): void {
    const before = store.get().told;
    if (before === null || told.version >= before.version) update({ told, failed: false });
  }
  async function reload(): Promise<void> {
    try {
      take(await read(id));
    } catch {
      if (store.get().told === null) update({ failed: true });
    }
  }

  async function flush(): Promise<void> {
    if (sending) return;
    sending = true;
    giveUp();
    for (let next = store.get().waiting[0]; next; next = store.get().waiting[0]) {
      const { _id } = next;
      const gone = () => store.get().waiting.filter((step) => step._id !== _id);
      try {
        const { refused, jointDesign } = await send(id, next);
        update({ waiting: gone() });
        take(jointDesign);
        if (refused !== null) onRefused(null);
      } catch (error) {
        if (mayPass(error)) {
          // Who is logged out goes on when she is back and her line stands.
          if (!isLoggedOut(error)) giveUp = after(TRY_AGAIN_AFTER, () => inBackground(flush()));
          break;
        }
        update({ waiting: gone() });
        onRefused(error);
      }
    }
    sending = false;
  }

  function act(act: JointStepAct): void {
    update({ waiting: [...store.get().waiting, { _id: newId(), act }] });
    inBackground(flush());
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    act,
    reload,
    /** The line stands again, or the page was opened. */
    connected(): void {
      inBackground(reload());
      inBackground(flush());
    },
    /** The shop says that there is a newer version. */
    changed(version: number): void {
      if (version >= (store.get().told?.version ?? 0)) inBackground(reload());
    },
    undo(): void {
      const step = undoable(store.get(), me);
      if (step !== null) act({ kind: 'undo', step });
    },
    close: () => giveUp(),
  };
}
export type JointSession = ReturnType<typeof createSession>;

/** One's own newest step that was not taken back, and is not about to be; null without one. */
export function undoable({ told, waiting }: Session, me: UserId): string | null {
  const taken = new Set(waiting.flatMap(({ act }) => (act.kind === 'undo' ? [act.step] : [])));
  const isOpen = (step: { _id: string; act: JointStepAct }) =>
    step.act.kind !== 'undo' && !taken.has(step._id);
  const own = (told?.steps ?? []).filter(({ by, undone }) => by._id === me && !undone);
  return [...own, ...waiting].findLast(isOpen)?._id ?? null;
}

/** Whether trying again may help: no network, a server that restarts, too much at once, a session that is renewed. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500 || [401, 408, 429].includes(error.status);
}

const isLoggedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

function ringOf({ told, waiting }: Pick<Session, 'told' | 'waiting'>): Ring | null {
  if (told === null) return null;
  const made = new Set(told.steps.map(({ _id }) => _id));
  return waiting
    .filter(({ _id }) => !made.has(_id))
    .reduce<Ring>((ring, { act }) => {
      // What a step of old comes to backwards, only the shop knows.
      if (act.kind === 'undo') return ring;
      const change = changeBy(ring, act);
      const next = change.ok ? withChange(ring, change.value) : change;
      return next.ok ? next.value : ring;
    }, told.design);
}
