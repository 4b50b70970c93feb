import type * as wire from '#contract/http/joint-design.ts';
import type { z } from '#contract/zod.ts';
import { checkBraceletName, checkRing } from '#domain/design/complete.ts';
import { designCopy, designTitles } from '#domain/design/copy.vi.ts';
import {
  changeBy,
  isEmptyChange,
  reverse,
  withChange,
  type JointChange,
  type JointDesign,
  type JointRefusal,
} from '#domain/design/joint-design.ts';
import { JOINT_STEPS_MAX } from '#domain/design/limits.ts';
import type { ChatId, DesignId, JointDesignId, UserId } from '#domain/kernel/ids.ts';
import { refuse, type Result } from '#domain/kernel/result.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { supportCopy } from '#domain/support/copy.vi.ts';
import { createDesign, getOwnDesign } from '#server/design/index.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import { findChat } from '../chats/repository.ts';
import { ADMINS, chatRoom } from '../live/rooms.ts';
import { announce, announceOpened, openChatOf, post } from '../messages/post.ts';
import { ownerScope, type Participant } from '../policy.ts';
import {
  findJointDesign,
  findStep,
  insertJointDesign,
  insertStep,
  lockJointDesign,
  markUndone,
  updateJointDesign,
  type JointDesignRow,
  type JointStepRow,
} from './repository.ts';

type Start = z.output<typeof wire.StartJointDesignBody>;
type Step = z.output<typeof wire.JointStepBody>;

/**
 * Copies a bracelet of the chat's customer for both sides to edit; the original stays unchanged. Idempotent per id: a repeated
 * start finds the first copy.
 * @throws ShopError NOT_FOUND, also for another customer's chat or bracelet; FORBIDDEN for staff starting from a draft of their
 *   own
 */
export async function startJointDesign(
  shop: Shop,
  who: Participant,
  chatId: ChatId,
  { _id, from }: Start,
): Promise<void> {
  const chat = await findChat(shop.db, chatId, ownerScope(who));
  if (chat === undefined) throw new ShopError('NOT_FOUND');
  if ('draft' in from && who.side !== 'customer') throw new ShopError('FORBIDDEN');
  const { name, design } =
    'draft' in from ? ofDraft(from.draft) : await ofSaved(shop, chat.userId, from.design);
  const { userId } = chat;
  await insertJointDesign(shop.db, { id: _id, chatId, userId, name, design, createdAt: shop.clock.now() });
  const begun = await findJointDesign(shop.db, _id, ownerScope(who));
  if (begun?.userId !== userId) throw new ShopError('NOT_FOUND');
}

function ofDraft({ name, ...draft }: Extract<Start['from'], { draft: unknown }>['draft']) {
  const said = tidyLine(name);
  return {
    name: checkBraceletName(said) === null ? said : designCopy.namedAfterNothing,
    design: { ...draft, tray: {} },
  };
}

async function ofSaved(
  { db }: Shop,
  userId: UserId,
  id: DesignId,
): Promise<{ name: string; design: JointDesign }> {
  const { design, charms, string, tyingMethod } = await getOwnDesign(db, userId, id);
  return {
    name: design.name,
    design: {
      slots: charms.map(({ charm }) => charm.id),
      tray: {},
      wristSize: design.wristSize,
      stringId: string.id,
      tyingMethodId: tyingMethod?.id ?? null,
    },
  };
}

/**
 * Applies one step to a joint design, in order of arrival; a resent step is applied once.
 * @returns why it was refused, or null
 * @throws ShopError NOT_FOUND; CONFLICT for the id of somebody else's step
 */
export async function recordStep(
  shop: Shop,
  who: Participant,
  id: JointDesignId,
  step: Step,
): Promise<JointRefusal | null> {
  const { row, done } = await inTx(shop.db, async (tx) => {
    const locked = await lockJointDesign(tx, id, ownerScope(who));
    if (locked === undefined) throw new ShopError('NOT_FOUND');
    const before = await findStep(tx, id, step._id);
    if (before !== undefined && before.authorId !== who.id) throw new ShopError('CONFLICT');
    return { row: locked, done: before ? null : await makeStep(tx, shop.clock.now(), locked, who, step) };
  });
  if (done === null) return null;
  if (!done.ok) return done.why;
  emitChanged(shop, row, done.value);
  return null;
}

/** @returns the version that the step created */
async function makeStep(
  tx: Tx,
  now: Date,
  row: JointDesignRow,
  who: Participant,
  { _id, act }: Step,
): Promise<Result<number, JointRefusal> | null> {
  if (row.version >= JOINT_STEPS_MAX) return refuse('full');
  const undone = act.kind === 'undo' ? await findStep(tx, row.id, act.step) : undefined;
  const change = act.kind === 'undo' ? takenBack(undone, who) : changeBy(row.design, act);
  if (!change.ok) return change;
  if (isEmptyChange(change.value)) return null;
  const next = withChange(row.design, change.value);
  if (!next.ok) return next;
  const seq = row.version + 1;
  await insertStep(tx, {
    jointDesignId: row.id,
    seq,
    id: _id,
    authorId: who.id,
    act,
    change: change.value,
    createdAt: now,
  });
  if (undone) await markUndone(tx, undone);
  await updateJointDesign(tx, row.id, { design: next.value, version: seq });
  return { ok: true, value: seq };
}

/** Users can undo only their own steps, and each once. */
function takenBack(step: JointStepRow | undefined, who: Participant): Result<JointChange, JointRefusal> {
  if (step === undefined || step.authorId !== who.id || step.undone || step.act.kind === 'undo')
    return refuse('moved_on');
  return { ok: true, value: reverse(step.change) };
}

/**
 * Saves the version that the customer sees as a design of her own, validated like one from the builder, and posts a message about
 * it. Repeating the request returns the same design.
 * @throws ShopError NOT_FOUND; CONFLICT when it was changed since; DESIGN_INCOMPLETE, UNKNOWN_PIECE, STOCK_INSUFFICIENT
 */
export async function acceptJointDesign(
  shop: Shop,
  customer: Participant,
  id: JointDesignId,
  version: number,
): Promise<DesignId> {
  const now = shop.clock.now();
  const accepted = await inTx(shop.db, async (tx) => {
    const row = await lockJointDesign(tx, id, customer.id);
    if (row === undefined) throw new ShopError('NOT_FOUND');
    if (row.version !== version) throw new ShopError('CONFLICT');
    if (row.acceptedId !== null && row.acceptedVersion === version) return { row, designId: row.acceptedId };
    const { pictures, clock } = shop;
    const { design } = await createDesign({ db: tx, pictures, clock }, customer.id, bodyOf(row));
    await updateJointDesign(tx, id, { acceptedVersion: version, acceptedId: design.id });
    const { chat, opened } = await openChatOf(tx, customer, now);
    const said = { side: 'customer', senderId: customer.id, type: 'text' } as const;
    const content = supportCopy.jointDesignAccepted(row.name);
    return { row, designId: design.id, opened, posted: await post(tx, chat, { ...said, content }, now) };
  });
  if (accepted.posted) {
    const { chat } = accepted.posted;
    if (accepted.opened) {
      shop.live.bring(userRoom(customer.id), chatRoom(chat.id));
      announceOpened(shop, chat.id, customer.name);
    }
    await announce(shop, accepted.posted);
    emitChanged(shop, accepted.row, version);
  }
  return accepted.designId;
}

/** @throws ShopError DESIGN_INCOMPLETE */
function bodyOf({ name, design }: JointDesignRow) {
  const { slots, stringId, tyingMethodId, wristSize } = design;
  const charms = slots.flatMap((charm, position) => (charm === null ? [] : [{ id: charm, position }]));
  const lacking = checkRing({ charmCount: charms.length, slotCount: slots.length })?.message;
  if (lacking !== undefined || stringId === null) {
    const message = lacking ?? designTitles.string_missing;
    throw new ShopError('DESIGN_INCOMPLETE', { message, details: [{ path: 'charms', message }] });
  }
  return {
    name,
    charms,
    braceletString: stringId,
    tyingMethod: tyingMethodId,
    wristSize,
    calculatedCharmCount: undefined,
  };
}

/** Makes all pages that may view it reload. */
function emitChanged({ live }: Shop, { id, userId }: JointDesignRow, version: number): void {
  live.emit([userRoom(userId), ADMINS], 'joint_design_changed', { jointDesignId: id, version });
}
