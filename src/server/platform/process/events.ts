import type { Log } from './log.ts';

/**
 * Typed events, published after their transaction has committed. Listeners are small and independent: a failure is logged and
 * does not affect the others.
 */
export type Events<Payloads extends Record<string, object>> = {
  publish<Name extends keyof Payloads & string>(name: Name, fact: Payloads[Name]): void;
  on<Name extends keyof Payloads & string>(
    name: Name,
    listen: (fact: Payloads[Name]) => void | Promise<void>,
  ): void;
};

export function createEvents<Payloads extends Record<string, object>>(log: Log): Events<Payloads> {
  const listeners = new Map<string, ((fact: never) => void | Promise<void>)[]>();
  return {
    publish(name, fact) {
      for (const listen of listeners.get(name) ?? []) {
        Promise.try(() => listen(fact as never)).catch((error: unknown) =>
          log.error({ err: error, event: name }, 'listener failed'),
        );
      }
    },
    on(name, listen) {
      listeners.set(name, [...(listeners.get(name) ?? []), listen]);
    },
  };
}
