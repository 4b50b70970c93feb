import type { ChangeStore, QueuedChange } from './queued-change.ts';
import { createMemoryStore } from './memory-store.ts';

const DATABASE = 'vuon-charm.shipper';
const CHANGES = 'changes';
const BY_USER = 'userId';

/**
 * A user's changes in IndexedDB, photos included: they outlive the page, the browser and a logout. If the browser refuses
 * storage, an in-memory store is used. A connection that the browser has closed (Safari does so to pages that were in the
 * background) is opened anew.
 */
export function createDeviceStore(userId: string): ChangeStore {
  const memory = createMemoryStore();
  let opened = open().catch(() => null);

  /** @param work called at once: a transaction without a request commits by itself */
  async function transact<Result>(
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => Promise<Result>,
    otherwise: () => Promise<Result>,
  ): Promise<Result> {
    const begin = (database: IDBDatabase | null) =>
      database?.transaction(CHANGES, mode, { durability: 'strict' });
    const database = await opened;
    let transaction: IDBTransaction | undefined;
    try {
      transaction = begin(database);
    } catch {
      opened = open().catch(() => null);
      transaction = begin(await opened);
    }
    return transaction === undefined ? otherwise() : work(transaction);
  }

  /** Resolves only after the commit (strict durability), so that a stored change survives a phone that dies the next moment. */
  function write(work: (changes: IDBObjectStore) => void, otherwise: () => Promise<void>): Promise<void> {
    const store = (transaction: IDBTransaction) => {
      work(transaction.objectStore(CHANGES));
      return new Promise<void>((committed, failed) => {
        transaction.addEventListener('complete', () => committed());
        transaction.addEventListener('abort', () =>
          failed(transaction.error ?? new Error('the phone keeps nothing')),
        );
      });
    };
    return transact('readwrite', store, otherwise);
  }

  return {
    async list() {
      const all = (transaction: IDBTransaction) =>
        answerOf<QueuedChange[]>(transaction.objectStore(CHANGES).index(BY_USER).getAll(userId));
      const rows = await transact('readonly', all, memory.list);
      return rows.toSorted((one, other) => one.seq - other.seq);
    },
    add: (change) =>
      write(
        (changes) => changes.add({ ...change, userId, accepted: false, refusal: null }),
        () => memory.add(change),
      ),
    update: (change) =>
      write(
        (changes) => changes.put({ ...change, userId }),
        () => memory.update(change),
      ),
    remove: (seq) =>
      write(
        (changes) => changes.delete(seq),
        () => memory.remove(seq),
      ),
  };
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    // The auto-increment key is the order in which changes were made.
    const changes = request.result.createObjectStore(CHANGES, { keyPath: 'seq', autoIncrement: true });
    changes.createIndex(BY_USER, BY_USER);
  });
  return answerOf(request);
}

function answerOf<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((answered, failed) => {
    request.addEventListener('success', () => answered(request.result as Result));
    request.addEventListener('error', () => failed(request.error ?? new Error('the phone does not answer')));
  });
}
