import { ShopError } from '#server/platform/http/errors.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import { ADMINS } from '../live/rooms.ts';
import { ownerScope, participantOf } from '../policy.ts';
import { CURSORS } from '../rates.ts';
import { findJointDesign } from './repository.ts';

/** Broadcasts the slot at which a user is working, and the charm being dragged, to the other side; not stored. */
export function jointDesignCursors({ db, live, limits }: Shop): void {
  live.answer('joint_design_cursor', async (page, { jointDesignId, slot, charm, here }) => {
    const who = participantOf(page.actor);
    await limits.use(CURSORS, who.id);
    const design = await findJointDesign(db, jointDesignId, ownerScope(who));
    if (design === undefined) throw new ShopError('NOT_FOUND');
    const cursor = { jointDesignId, userId: who.id, userName: who.name, slot, charm, here };
    live.emit([userRoom(design.userId), ADMINS], 'joint_design_cursor', cursor, { except: userRoom(who.id) });
  });
}
