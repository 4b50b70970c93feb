import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs work under a kind: a route, a chat event, a job. No kind can take all connections. */
export const asKind = <T>(kind: string, work: () => T): T => storage.run(kind, work);

export const kindOfWork = (): string => storage.getStore() ?? 'other';
