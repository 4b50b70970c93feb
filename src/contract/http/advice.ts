import { checkWish } from '#domain/advice/checks.ts';
import { INTENTS } from '#domain/advice/intents.ts';
import {
  BRACELET_DESCRIPTION_MAX,
  DESCRIBED_CHARMS_MAX,
  SEEN_MAX,
  SLOT_KEY_MAX,
  SLOTS_MAX,
  SUGGESTIONS_MAX,
  WISH_MAX,
} from '#domain/advice/limits.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { dataOf } from '../envelope.ts';
import { idOf, line } from '../fields.ts';
import { z } from '../zod.ts';
import { Charm } from './catalogue.ts';

/** A criterion understood from her messages, by the shop's key, and whether she wants or refuses it. */
const SlotKey = z.object({ key: z.string().max(SLOT_KEY_MAX), wanted: z.boolean() });

/** POST /chat/ai/recommendations: a wish in free text, with the criteria known so far. */
export const RecommendationsBody = z.object({
  description: line(checkWish, { minLength: 1, maxLength: WISH_MAX }, tidyText),
  /** The criteria before this wish, as the last response returned them. */
  slots: z.array(SlotKey).max(SLOTS_MAX).optional(),
  /** She edited the criteria by hand: only they count, and the wish is not parsed again. */
  edited: z.boolean().optional(),
  /** Charms already shown to her: "cái khác" asks for others. */
  seen: z.array(idOf<CharmId>()).max(SEEN_MAX).optional(),
  /** The charms of the last answer, in their order: "bỏ cái thứ hai đi" refuses one of them. */
  shown: z.array(idOf<CharmId>()).max(SUGGESTIONS_MAX).optional(),
});
export type RecommendationsBody = z.input<typeof RecommendationsBody>;

/**
 * A catalogue charm in stock, with a one-line reason. `nearest` marks a charm that does not match exactly, shown because too few
 * do.
 */
export const RecommendedCharm = Charm.extend({ reason: z.string(), nearest: z.boolean() });
export type RecommendedCharm = z.infer<typeof RecommendedCharm>;

export const Recommendations = z.object({
  recommendedCharms: z.array(RecommendedCharm),
  /** Text above the cards; it says so when nothing was understood: the cards then show what fits the standing criteria, or bestsellers. */
  message: z.string(),
  understood: z.boolean(),
  /** Which recommender answered: a language model, or the shop's own rules. */
  source: z.enum(['model', 'local']),
  /** The criteria, labelled for chips. */
  slots: z.array(SlotKey.extend({ label: z.string() })),
  /** A full ring of recommended charms in stock, within her budget: one id per slot. Empty when there is none. */
  ring: z.array(idOf<CharmId>()),
  /** A question that is not about charms, which the message answers first; there are charms only for a wish beside it. */
  intent: z.enum(INTENTS).nullable(),
});
export type Recommendations = z.infer<typeof Recommendations>;
export const RecommendationsReply = dataOf(Recommendations);

/** POST /chat/ai/description: generates a few words about a set of charms, ids repeated as often as they are on the bracelet. */
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
