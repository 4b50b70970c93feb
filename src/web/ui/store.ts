import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** The initial value, also used on the server. */
  first: T;
  subscribe: (listener: () => void) => () => void;
}

/** One value outside React, for functions callable from anywhere: toasts, confirmations. */
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
 * Subscribes to a store. The server and hydration always use `onServer`, so that they agree. It is compared by identity: a value
 * that is merely equal to the store's causes one more render of all readers.
 */
export function useStore<T>(store: Store<T>, onServer: T = store.first): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
