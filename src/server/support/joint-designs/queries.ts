import type * as wire from '#contract/http/joint-design.ts';
import { JOINT_OFFERED, JOINT_STEPS_SHOWN } from '#domain/design/limits.ts';
import type { ChatId, JointDesignId } from '#domain/kernel/ids.ts';
import { designPrice, listDesigns, previewUrl } from '#server/design/index.ts';
import { getPeople } from '#server/identity/index.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { findChat } from '../chats/repository.ts';
import { ownerScope, type Participant } from '../policy.ts';
import { presentJointDesign } from './present.ts';
import { findJointDesign, listSteps } from './repository.ts';

/** @throws ShopError NOT_FOUND, also for another customer's joint design */
export async function getJointDesign(
  { db }: Shop,
  who: Participant,
  id: JointDesignId,
): Promise<wire.JointDesign> {
  const row = await findJointDesign(db, id, ownerScope(who));
  if (row === undefined) throw new ShopError('NOT_FOUND');
  const steps = await listSteps(db, id, JOINT_STEPS_SHOWN);
  const people = await getPeople(db, [...new Set(steps.map(({ authorId }) => authorId))]);
  return presentJointDesign(row, steps, people);
}

/** Saved designs of a chat's customer, newest first. @throws ShopError NOT_FOUND */
export async function getOfferedBracelets(
  { db }: Shop,
  who: Participant,
  chatId: ChatId,
): Promise<wire.OfferedBracelet[]> {
  const chat = await findChat(db, chatId, ownerScope(who));
  if (chat === undefined) throw new ShopError('NOT_FOUND');
  const designs = await listDesigns(db, chat.userId, { page: 1, limit: JOINT_OFFERED });
  return designs.map((bracelet) => ({
    _id: bracelet.design.id,
    name: bracelet.design.name,
    price: designPrice(bracelet).price,
    charms: bracelet.charms.length,
    previewImage: previewUrl(bracelet.design.preview),
  }));
}
