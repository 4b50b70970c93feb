import type { JointRefusal } from '#domain/design/joint-design.ts';
import { BRACELET_NAME_MAX, SLOTS_MAX, SLOTS_MIN } from '#domain/design/limits.ts';
import { checkWrist } from '#domain/design/wrist.ts';
import type {
  CharmId,
  ChatId,
  DesignId,
  JointDesignId,
  StringId,
  TyingMethodId,
  UserId,
} from '#domain/kernel/ids.ts';
import { dataOf } from '../envelope.ts';
import { Count, idOf, Money, PictureUrl, Time } from '../fields.ts';
import { z } from '../zod.ts';

const Slot = z
  .int()
  .min(0)
  .max(SLOTS_MAX - 1);

/** What somebody does to a joint design; `undo` takes back one's own step of that id. */
const JointStepAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('put'), slot: Slot, charm: idOf<CharmId>() }),
  z.object({ kind: z.literal('take'), slot: Slot, charm: idOf<CharmId>() }),
  z.object({ kind: z.literal('move'), from: Slot, to: Slot, charm: idOf<CharmId>() }),
  z.object({ kind: z.literal('string'), string: idOf<StringId>() }),
  z.object({ kind: z.literal('tie'), tie: idOf<TyingMethodId>().nullable() }),
  z.object({ kind: z.literal('undo'), step: z.uuid() }),
]);
export type JointStepAct = z.infer<typeof JointStepAct>;

/** POST /joint-designs/{id}/steps. `_id` is the page's own name for the step: sent again, it is done once. */
export const JointStepBody = z.object({ _id: z.uuid(), act: JointStepAct });
export type JointStepBody = z.input<typeof JointStepBody>;

const Ring = z.object({
  slots: z.array(idOf<CharmId>().nullable()).min(SLOTS_MIN).max(SLOTS_MAX),
  /** Charms that lie beside the ring, and how many. */
  tray: z.record(z.string(), z.int().min(1)),
  wristSize: z.number().nullable(),
  stringId: idOf<StringId>().nullable(),
  tyingMethodId: idOf<TyingMethodId>().nullable(),
});

/** POST /chat/{id}/joint-designs: a copy of a bracelet of the chat's customer, or of what she has in the making. */
export const StartJointDesignBody = z.object({
  /** The page's own name for it: begun again, it is the same one. */
  _id: idOf<JointDesignId>(),
  from: z.union([
    z.object({ design: idOf<DesignId>() }),
    z.object({
      draft: Ring.omit({ tray: true }).extend({
        name: z.string().max(BRACELET_NAME_MAX * 4),
        wristSize: z
          .number()
          .refine((cm) => checkWrist(cm) === null)
          .nullable(),
      }),
    }),
  ]),
});
export type StartJointDesignBody = z.input<typeof StartJointDesignBody>;

const JointStep = z.object({
  _id: z.uuid(),
  seq: z.int().min(1),
  by: z.object({ _id: idOf<UserId>(), name: z.string() }),
  act: JointStepAct,
  /** Charms that left and came at the places it changed. */
  slots: z.array(z.object({ at: Slot, was: idOf<CharmId>().nullable(), now: idOf<CharmId>().nullable() })),
  undone: z.boolean(),
  createdAt: Time,
});
export type JointStep = z.infer<typeof JointStep>;

/** A joint design as it is now, with its newest steps, the oldest first. */
export const JointDesign = z.object({
  _id: idOf<JointDesignId>(),
  chatId: idOf<ChatId>(),
  name: z.string(),
  design: Ring,
  /** How many steps were made. */
  version: Count,
  steps: z.array(JointStep),
  /** Which version the customer took over, and as which design of hers. */
  accepted: z.object({ version: Count, design: idOf<DesignId>() }).nullable(),
});
export type JointDesign = z.infer<typeof JointDesign>;
export const JointDesignReply = dataOf(JointDesign);

/** `refused`: why the step was not made; null when it was. */
export const JointStepReply = dataOf(
  z.object({
    refused: z
      .enum(['full', 'none_left', 'over_stock', 'no_such_slot', 'nothing_chosen', 'moved_on'])
      .nullable() satisfies z.ZodType<JointRefusal | null>,
    jointDesign: JointDesign,
  }),
);
export type JointStepAnswer = z.infer<typeof JointStepReply>['data'];

/** POST /joint-designs/{id}/accept. `version` is what she sees; a newer one is refused with CONFLICT. */
export const AcceptJointDesignBody = z.object({ version: Count });
export type AcceptJointDesignBody = z.input<typeof AcceptJointDesignBody>;
export const AcceptedReply = dataOf(z.object({ design: idOf<DesignId>() }));

/** GET /chat/{id}/bracelets: what the chat's customer has saved, newest first. */
export const OfferedBraceletsReply = dataOf(
  z.array(
    z.object({
      _id: idOf<DesignId>(),
      name: z.string(),
      price: Money,
      charms: Count,
      previewImage: PictureUrl.nullable(),
    }),
  ),
);
export type OfferedBracelet = z.infer<typeof OfferedBraceletsReply>['data'][number];
