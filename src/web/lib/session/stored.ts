import type { User } from '#contract/http/identity.ts';
import { ROLES } from '#domain/identity/roles.ts';
import { parseStoredRecord, tryStorage, type StorageLike } from '../storage/storage.ts';

/** The user record of spec §3. */
const USER_KEY = 'user';
const EXPIRY_KEY = 'session.expires-at';
const RENEWALS_KEY = 'session.renewals';
const ACTIVITY_KEY = 'session.last-activity';
/** Prefix of everything that belongs to one user, so that a logout finds it. */
const PERSONAL_PREFIX = 'mine:';

/**
 * A local storage key that belongs to one user and is removed when she logs out: `mine:<user id>:<name>` (spec §9, Chat timing).
 * What a guest began in this tab, for after her login, is under the id `guest`: a manual logout removes it too.
 */
export function personalKey(userId: string, name: string): string {
  return `${PERSONAL_PREFIX}${userId}:${name}`;
}

/**
 * State shared by the tabs of one browser. Where the browser refuses storage (private windows, full disk), reads and writes fall
 * back to memory, and the shop still works within a tab.
 */
export function createStored(open: () => StorageLike) {
  const memory = new Map<string, string>();
  const read = (key: string) => tryStorage(() => open().getItem(key)) ?? memory.get(key) ?? null;
  const write = (key: string, text: string) => {
    memory.set(key, text);
    tryStorage(() => open().setItem(key, text));
  };
  const remove = (key: string) => {
    memory.delete(key);
    tryStorage(() => open().removeItem(key));
  };
  const readNumber = (key: string) => {
    const number = Number(read(key) ?? Number.NaN);
    return Number.isFinite(number) ? number : null;
  };
  const renewals = () => readNumber(RENEWALS_KEY) ?? 0;

  return {
    user: () => parseUser(read(USER_KEY)),
    keepUser: (user: User) => write(USER_KEY, JSON.stringify(user)),
    /** When the access token expires, in milliseconds since the epoch; null when unknown. */
    expiresAt: () => readNumber(EXPIRY_KEY),
    /** How many access tokens this browser received: lets a waiting tab see whether another renewed meanwhile. */
    renewals,
    keepExpiresAt: (moment: number) => write(EXPIRY_KEY, String(moment)),
    countRenewal: () => write(RENEWALS_KEY, String(renewals() + 1)),
    /** Time of the last mouse, key, scroll or touch event in any tab. */
    lastActivity: () => readNumber(ACTIVITY_KEY),
    keepActivity: (moment: number) => write(ACTIVITY_KEY, String(moment)),
    /** Removes the user record, the session, and everything under personal keys. */
    forget() {
      for (const key of [
        USER_KEY,
        EXPIRY_KEY,
        RENEWALS_KEY,
        ACTIVITY_KEY,
        ...(tryStorage(() => personalKeys(open())) ?? []),
      ])
        remove(key);
    },
  };
}
export type Stored = ReturnType<typeof createStored>;

/** Removes everything under personal keys from local or session storage. */
export function purgePersonal(open: () => StorageLike): void {
  tryStorage(() => {
    const box = open();
    for (const key of personalKeys(box)) box.removeItem(key);
  });
}

function personalKeys(box: StorageLike): string[] {
  return Array.from({ length: box.length }, (_, at) => box.key(at) ?? '').filter((key) =>
    key.startsWith(PERSONAL_PREFIX),
  );
}

const UNSTATED: Pick<User, 'avatar' | 'gender' | 'addresses'> = { avatar: null, gender: null, addresses: [] };

/** Parses a stored user; the record may be anything if an older version of the shop or a curious user wrote it. */
function parseUser(text: string | null): User | null {
  const value = parseStoredRecord(text);
  const { id, name, email, role } = value;
  const whole =
    [id, name, email].every((part) => typeof part === 'string') && ROLES.some((known) => known === role);
  return whole ? { ...UNSTATED, ...(value as unknown as User) } : null;
}
