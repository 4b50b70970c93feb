import type { UserId } from '#domain/kernel/ids.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx, type Database } from '#server/platform/db/connection.ts';
import { entryOf } from '#server/platform/db/edit.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { lockUser } from '../accounts/repository.ts';
import { insertSecurityEvent } from '../security/repository.ts';
import { endSessionsOf } from '../sessions/repository.ts';
import { deletePasskeysOf, notePasskeyAsked, notePasskeySince, replaceCodes } from './repository.ts';

/** The `route` of the security event, by which the alert job finds it (`security/service.ts`). */
export const RESET_ROUTE = 'shop user reset-passkeys';

/**
 * Deletes all passkeys and recovery codes of an account and ends its sessions. It is logged, and admins are alerted.
 * @returns how many passkeys there were
 * @throws ShopError NOT_FOUND
 */
export function forgetPasskeys(
  db: Database,
  { userId, by, now }: { userId: UserId; by: UserId; now: Date },
): Promise<number> {
  return inTx(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) throw new ShopError('NOT_FOUND');
    const count = await deletePasskeysOf(tx, userId);
    await replaceCodes(tx, userId, []);
    await notePasskeySince(tx, userId, null);
    await notePasskeyAsked(tx, userId, null);
    await endSessionsOf(tx, userId, { except: null, now });
    const changes = { passkeys: { from: count, to: 0 } };
    await writeAudit(tx, entryOf({ subject: 'user', by, now }, user, 'passkeys', changes));
    const event = { at: now, kind: 'passkey_changed', userId, network: null, route: RESET_ROUTE } as const;
    await insertSecurityEvent(tx, event);
    return count;
  });
}
