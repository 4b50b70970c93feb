import { checkWish } from '#domain/advice/checks.ts';
import { BRACELET_DESCRIPTION_MAX, DESCRIBED_CHARMS_MAX, WISH_MAX } from '#domain/advice/limits.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { dataOf } from '../envelope.ts';
import { idOf, line } from '../fields.ts';
import { z } from '../zod.ts';
import { Charm } from './catalogue.ts';

/** POST /chat/ai/recommendations: a wish in one's own words. */
export const RecommendationsBody = z.object({
  description: line(checkWish, { minLength: 1, maxLength: WISH_MAX }, tidyText),
});
export type RecommendationsBody = z.input<typeof RecommendationsBody>;

/** A charm of the live catalogue, in stock, and why it was chosen: one line. */
export const RecommendedCharm = Charm.extend({ reason: z.string() });
export type RecommendedCharm = z.infer<typeof RecommendedCharm>;

export const Recommendations = z.object({
  recommendedCharms: z.array(RecommendedCharm),
  /** What to say above the cards; when nothing was understood it says so, and the cards show what sells. */
  message: z.string(),
  understood: z.boolean(),
  /** Who chose: a language model, or the shop's own rules. */
  source: z.enum(['model', 'local']),
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
