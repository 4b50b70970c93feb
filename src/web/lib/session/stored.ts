import type { User } from '#contract/http/identity.ts';
import { ROLES } from '#domain/identity/roles.ts';
import { parseStoredRecord, tryStorage, type StorageLike } from '../storage/storage.ts';

/** The user record of spec §3. */
const USER_KEY = 'user';
const EXPIRY_KEY = 'session.expires-at';
const RENEWALS_KEY = 'session.renewals';
const ACTIVITY_KEY = 'session.last-activity';
/** Everything that belongs to one person carries this, so that a logout finds it. */
const PERSONAL_PREFIX = 'mine:';

/** A local key that is one person's and goes when she logs out: `mine:<user id>:<name>` (spec §9, Chat timing). */
export function personalKey(userId: string, name: string): string {
  return `${PERSONAL_PREFIX}${userId}:${name}`;
}

/**
 * What tabs of one browser remember together. A browser that refuses storage (private windows, full disk) leaves the
 * shop working within a tab: every read and write falls back to memory.
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
    /** When the access token ends, in milliseconds since the epoch; null when unknown. */
    expiresAt: () => readNumber(EXPIRY_KEY),
    /** How many access tokens this browser was given: tells a tab that waited whether another renewed meanwhile. */
    renewals,
    keepExpiresAt: (moment: number) => write(EXPIRY_KEY, String(moment)),
    countRenewal: () => write(RENEWALS_KEY, String(renewals() + 1)),
    /** When somebody last moved, typed, scrolled or touched in any tab. */
    lastActivity: () => readNumber(ACTIVITY_KEY),
    keepActivity: (moment: number) => write(ACTIVITY_KEY, String(moment)),
    /** Forgets the person: the user record, the session, and all that is kept under personal keys. */
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

/** Forgets what is kept under personal keys, in a storage of whatever life. */
export function forgetPersonal(open: () => StorageLike): void {
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

/** A record that an older version of the shop or a curious person wrote may be anything. */
function parseUser(text: string | null): User | null {
  const value = parseStoredRecord(text);
  const { id, name, email, role } = value;
  const whole =
    [id, name, email].every((part) => typeof part === 'string') && ROLES.some((known) => known === role);
  return whole ? { ...UNSTATED, ...(value as unknown as User) } : null;
}
