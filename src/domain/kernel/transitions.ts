/** One permitted move of a state machine, as data: who may take a thing from one status to another. */
export type Move<Status extends string, Actor extends string> = {
  /** null: the thing is made in this status. */
  readonly from: Status | null;
  readonly to: Status;
  readonly by: readonly Actor[];
  /** The actors who must say why. */
  readonly reasonFrom?: readonly Actor[];
};

/** The moves an actor may make from a status, in the order of the table. */
export function movesFrom<M extends Move<string, string>>(
  moves: readonly M[],
  status: M['from'],
  actor: M['by'][number],
): M[] {
  return moves.filter((move) => move.from === status && move.by.includes(actor));
}

/** The move itself, or undefined when nobody of that kind may make it. */
export function findMove<M extends Move<string, string>>(
  moves: readonly M[],
  from: M['from'],
  to: M['to'],
  actor: M['by'][number],
): M | undefined {
  return movesFrom(moves, from, actor).find((move) => move.to === to);
}

/** Statuses that no chain of moves reaches from the beginning; empty for a sound table. */
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

/** Statuses that nothing leaves. */
export function finalStatuses<S extends string, A extends string>(
  moves: readonly Move<S, A>[],
  statuses: readonly S[],
): S[] {
  return statuses.filter((status) => !moves.some((move) => move.from === status));
}
