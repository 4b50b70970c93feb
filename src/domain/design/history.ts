import { ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { UNDO_DEPTH } from './limits.ts';

/** A state with its undo and redo steps (spec §4, Builder: the last 10). */
export type History<S> = { readonly present: S; readonly past: readonly S[]; readonly future: readonly S[] };

export function startHistory<S>(present: S): History<S> {
  return { present, past: [], future: [] };
}

/** Applies a step; one that is refused or changes nothing is not recorded. */
export function step<S, Why extends string>(
  history: History<S>,
  change: (present: S) => Result<S, Why>,
): Result<History<S>, Why> {
  const next = change(history.present);
  if (!next.ok) return next;
  if (next.value === history.present) return ok(history);
  return ok({
    present: next.value,
    past: [...history.past, history.present].slice(-UNDO_DEPTH),
    future: [],
  });
}

export function undo<S>(history: History<S>): History<S> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    present: previous,
    past: history.past.slice(0, -1),
    future: [history.present, ...history.future],
  };
}

export function redo<S>(history: History<S>): History<S> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { present: next, past: [...history.past, history.present].slice(-UNDO_DEPTH), future };
}
