/** One permitted transition of a state machine, as data. */
export type Move<Status extends string, Actor extends string> = {
  /** Null: the entity is created in this status. */
  readonly from: Status | null;
  readonly to: Status;
  readonly by: readonly Actor[];
  /** Actors who must give a reason. */
  readonly reasonFrom?: readonly Actor[];
};

/** The moves an actor may make from a status, in table order. */
export function movesFrom<M extends Move<string, string>>(
  moves: readonly M[],
  status: M['from'],
  actor: M['by'][number],
): M[] {
  return moves.filter((move) => move.from === status && move.by.includes(actor));
}

/** The move, or undefined when the actor may not make it. */
export function findMove<M extends Move<string, string>>(
  moves: readonly M[],
  from: M['from'],
  to: M['to'],
  actor: M['by'][number],
): M | undefined {
  return movesFrom(moves, from, actor).find((move) => move.to === to);
}

/** Statuses without outgoing moves. */
export function finalStatuses<S extends string, A extends string>(
  moves: readonly Move<S, A>[],
  statuses: readonly S[],
): S[] {
  return statuses.filter((status) => !moves.some((move) => move.from === status));
}
