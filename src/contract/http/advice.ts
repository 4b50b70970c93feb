import { checkWish } from '#domain/advice/checks.ts';
import { INTENTS } from '#domain/advice/knowledge/topics.vi.ts';
import {
  BRACELET_DESCRIPTION_MAX,
  DESCRIBED_CHARMS_MAX,
  SEEN_MAX,
  SLOTS_MAX,
  WISH_MAX,
} from '#domain/advice/limits.ts';
import { SLOT_KEY_MAX } from '#domain/advice/slots.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { dataOf } from '../envelope.ts';
import { idOf, line } from '../fields.ts';
import { z } from '../zod.ts';
import { Charm } from './catalogue.ts';

/** One thing that was understood: what it is for the shop, and whether she wants or refuses it. */
const SlotKey = z.object({ key: z.string().max(SLOT_KEY_MAX), wanted: z.boolean() });

/** POST /chat/ai/recommendations: a wish in one's own words, and what the conversation knows already. */
export const RecommendationsBody = z.object({
  description: line(checkWish, { minLength: 1, maxLength: WISH_MAX }, tidyText),
  /** What was understood before this wish, as the last answer said it. */
  slots: z.array(SlotKey).max(SLOTS_MAX).optional(),
  /** She changed the slots by hand: they are all that counts, the wish is not read again. */
  edited: z.boolean().optional(),
  /** Charms that she was shown already: "cái khác" means others. */
  seen: z.array(idOf<CharmId>()).max(SEEN_MAX).optional(),
});
export type RecommendationsBody = z.input<typeof RecommendationsBody>;

/**
 * A charm of the live catalogue, in stock, and why it was chosen: one line. `nearest`: not what she asked for, but near it, shown
 * because there is too little of that.
 */
export const RecommendedCharm = Charm.extend({ reason: z.string(), nearest: z.boolean() });
export type RecommendedCharm = z.infer<typeof RecommendedCharm>;

export const Recommendations = z.object({
  recommendedCharms: z.array(RecommendedCharm),
  /** What to say above the cards; when nothing was understood it says so, and the cards show what sells. */
  message: z.string(),
  understood: z.boolean(),
  /** Who chose: a language model, or the shop's own rules. */
  source: z.enum(['model', 'local']),
  /** What was understood, as chips show it. */
  slots: z.array(SlotKey.extend({ label: z.string() })),
  /** A whole ring of them in stock, within her budget: one id a slot. Empty where there is none. */
  ring: z.array(idOf<CharmId>()),
  /** What she asked that is not about charms: then there are none. */
  intent: z.enum(INTENTS).nullable(),
});
export type Recommendations = z.infer<typeof Recommendations>;
export const RecommendationsReply = dataOf(Recommendations);

/** POST /chat/ai/description: a few words about a set of charms, given by id, as often as they hang on the bracelet. */
export const DescriptionBody = z.object({
  charms: z
    .array(
      z.union([idOf<CharmId>(), z.object({ _id: idOf<CharmId>() }), z.object({ charmId: idOf<CharmId>() })]),
    )
    .min(1)
    .max(DESCRIBED_CHARMS_MAX),
});
export type DescriptionBody = z.input<typeof DescriptionBody>;

export const Description = z.object({
  description: z.string().max(BRACELET_DESCRIPTION_MAX),
  source: z.enum(['model', 'local']),
});
export type Description = z.infer<typeof Description>;
export const DescriptionReply = dataOf(Description);
