import type { Clock } from '../process/clock.ts';
import type { Tx } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { FOR_DAYS, type JobOptions, type Jobs } from './queue.ts';

/**
 * A fact as its reactions receive it. The id is unique to the recorded fact, so a reaction that sees it again has already run.
 */
export type Recorded<Facts, Name extends keyof Facts> = {
  [N in Name]: { id: string; name: N; fact: Facts[N] };
}[Name];

/** What a domain does after facts of another domain. */
type Reaction<Facts, Name extends keyof Facts> = {
  facts: readonly Name[];
  /** Runs at least once, also after a crash, so it must be idempotent. */
  work(recorded: Recorded<Facts, Name>): Promise<void>;
  /** Called in the transaction of the fact; false where the reaction would have no effect, so that no job is created. */
  isWanted?(tx: Tx, recorded: Recorded<Facts, Name>): Promise<boolean>;
  /** Facts with the same key are processed one after the other, in the order in which they were recorded. */
  inOrderOf?(fact: Facts[Name]): string;
} & Pick<JobOptions, 'atOnce'>;

/**
 * Work that must follow a commit even if this process crashes (decision 0031). A reaction is a job that is written in the
 * transaction of its fact. For what the next read would show anyway there are `Events`.
 */
export type Reactions<Facts extends Record<string, object>> = {
  /** Declares a reaction under the name of its queue; call before the jobs start. */
  define<Name extends keyof Facts & string>(queue: string, reaction: Reaction<Facts, Name>): void;
  /** Records a fact in the transaction that creates it: once that commits, all its reactions will run. */
  record<Name extends keyof Facts & string>(
    tx: Tx,
    name: Name,
    fact: Facts[Name],
    how?: {
      /** Seconds before the work begins. */
      startAfter?: number;
    },
  ): Promise<void>;
};

type Followed = (
  tx: Tx,
  recorded: { id: string; name: string; fact: object },
  how: { startAfter?: number },
) => Promise<void>;

export function createReactions<Facts extends Record<string, object>>(
  jobs: Jobs,
  clock: Clock,
): Reactions<Facts> {
  const followers = new Map<string, Followed[]>();
  return {
    define(queue, { facts, work, isWanted, inOrderOf, atOnce }) {
      type Told = Parameters<typeof work>[0];
      jobs.define<Told>(queue, work, {
        ...FOR_DAYS,
        ...(atOnce !== undefined && { atOnce }),
        inOrder: inOrderOf !== undefined,
      });
      const follow: Followed = async (tx, recorded, how) => {
        const fact = recorded as Told;
        if (isWanted !== undefined && !(await isWanted(tx, fact))) return;
        const key = inOrderOf === undefined ? {} : { singletonKey: inOrderOf(fact.fact) };
        await jobs.send(tx, queue, fact, { ...key, ...how });
      };
      for (const fact of facts) followers.set(fact, [...(followers.get(fact) ?? []), follow]);
    },
    async record(tx, name, fact, how = {}) {
      // Sequentially: a transaction has one connection.
      for (const follow of followers.get(name) ?? []) {
        await follow(tx, { id: newId<string>(clock.now()), name, fact }, how);
      }
    },
  };
}
