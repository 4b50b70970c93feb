import { choose } from './choose.ts';
import { adviceCopy, reasonFor, replyWords } from './copy.vi.ts';
import { isLetter, type Advisable } from './fit.ts';
import type { Intent } from './intents.ts';
import type { Reply } from './knowledge/replies.vi.ts';
import { SUGGESTIONS_MAX } from './limits.ts';
import { isOffered } from './offered.ts';
import { rank, type Ranked } from './relevance.ts';
import type { Wish } from './wish.ts';
import type { Slot } from './slots.ts';

export type Suggestion<C extends Advisable> = {
  readonly charm: C;
  readonly reason: string;
  /** Only close to the wish: shown because too few charms meet it. */
  readonly nearest: boolean;
};
export type Advice<C extends Advisable> = {
  readonly suggestions: readonly Suggestion<C>[];
  readonly understood: boolean;
  /** Empty for an intent, which `answerTo` answers with the shop's data. */
  readonly message: string;
  /** Slots understood from this wish and from those before it. */
  readonly slots: readonly Slot[];
  /** A question that is not about charms. */
  readonly intent: Intent | null;
};

/** The chosen charms as they are shown, each with why it was chosen. */
export const suggestionsOf = <C extends Advisable>(
  chosen: readonly Ranked<C>[],
  text: string,
): Suggestion<C>[] =>
  chosen.map(({ charm, met, relaxed }, n) => ({
    charm,
    reason: reasonFor(charm, met, text, n),
    nearest: relaxed.length > 0,
  }));

/** Bestsellers within what was refused and the budget. */
export function loved<C extends Advisable>(charms: readonly C[], wish: Wish) {
  const best = charms
    .filter((charm) => isOffered(charm, wish) && !isLetter(charm))
    .toSorted((a, b) => b.sold - a.sold)
    .slice(0, Math.min(wish.count ?? SUGGESTIONS_MAX, SUGGESTIONS_MAX));
  return {
    suggestions: best.map((charm) => ({ charm, reason: adviceCopy.loved, nearest: false })),
    understood: false,
  };
}

/** A reply that is answered by words about the last answer; "không ưng cái nào" gets other charms instead. */
export type AnsweredReply = Exclude<Reply, 'others'>;

/** Charms that a reply speaks of stay as they are; a beginning, or one that asks for bestsellers, sees those first. */
export function answered<C extends Advisable>(
  reply: AnsweredReply,
  { wish, slots }: { readonly wish: Wish; readonly slots: readonly Slot[] },
  charms: readonly C[],
  shown: readonly string[],
  text: string,
): Advice<C> {
  const isOfShown = reply !== 'best' && reply !== 'anew';
  const ranked = isOfShown ? rank(wish, charms) : [];
  const same = shown.flatMap((id) => ranked.find(({ charm }) => charm._id === id) ?? []);
  const standing = same.length > 0 || wish.wanted.length === 0 ? same : choose(wish, charms);
  const { suggestions } =
    standing.length > 0 ? { suggestions: suggestionsOf(standing, text) } : loved(charms, wish);
  return { suggestions, understood: true, message: replyWords[reply], slots, intent: null };
}
