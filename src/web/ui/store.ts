import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** What it held when it was made: the same on the server. */
  first: T;
  subscribe: (listener: () => void) => () => void;
}

/** One value outside React, for what may be called from anywhere: toasts, questions. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The server always sees the `onServer` value, so that hydration agrees. It is compared by identity: one that only looks
 * like the store's makes everything that reads it render once more.
 */
export function useStore<T>(store: Store<T>, onServer: T = store.first): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
