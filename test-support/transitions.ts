import type { Move } from '#domain/kernel/transitions.ts';

/** Statuses that no chain of moves reaches from creation; empty for a sound table. */
export function unreachable<S extends string, A extends string>(
  moves: readonly Move<S, A>[],
  statuses: readonly S[],
): S[] {
  const reached = new Set<S | null>([null]);
  for (let grew = true; grew;) {
    grew = false;
    for (const move of moves) {
      if (!reached.has(move.from) || reached.has(move.to)) continue;
      reached.add(move.to);
      grew = true;
    }
  }
  return statuses.filter((status) => !reached.has(status));
}
