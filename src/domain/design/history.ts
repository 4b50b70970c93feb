import { ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { UNDO_DEPTH } from './limits.ts';

/** A state to return to, and the values beside it that the step between it and the next one replaced. */
export type Remembered<S, B> = { readonly state: S; readonly beside?: B | undefined };

/** A state with its undo and redo steps (spec §4, Builder: the last 10). */
export type History<S, B = never> = {
  readonly present: S;
  readonly past: readonly Remembered<S, B>[];
  readonly future: readonly Remembered<S, B>[];
};

export function startHistory<S>(present: S): History<S> {
  return { present, past: [], future: [] };
}

/** Applies a step; one that is refused or changes nothing is not recorded. `beside` are the values that it replaces beside the state. */
export function step<S, B, Why extends string>(
  history: History<S, B>,
  change: (present: S) => Result<S, Why>,
  beside?: B,
): Result<History<S, B>, Why> {
  const next = change(history.present);
  if (!next.ok) return next;
  if (next.value === history.present) return ok(history);
  return ok({
    present: next.value,
    past: remember(history, beside),
    future: [],
  });
}

/** Undoes a step. `beside` are the values that its redoing will restore. */
export function undo<S, B>(history: History<S, B>, beside?: B): History<S, B> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    present: previous.state,
    past: history.past.slice(0, -1),
    future: [{ state: history.present, beside }, ...history.future],
  };
}

/** Redoes a step. `beside` are the values that undoing it again will restore. */
export function redo<S, B>(history: History<S, B>, beside?: B): History<S, B> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { present: next.state, past: remember(history, beside), future };
}

function remember<S, B>({ past, present }: History<S, B>, beside?: B): Remembered<S, B>[] {
  return [...past, { state: present, beside }].slice(-UNDO_DEPTH);
}
