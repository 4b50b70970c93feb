import type { Description, Recommendations, RecommendationsBody } from '#contract/http/advice.ts';
import { adviceCopy, chipName } from '#domain/advice/copy.vi.ts';
import { describeBracelet } from '#domain/advice/describe.ts';
import {
  recommend,
  understand,
  type Advisable,
  type Conversation,
  type Suggestion,
} from '#domain/advice/recommend.ts';
import { keyOf, slotOf, type Slot } from '#domain/advice/slots.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import type { LanguageModel } from '#server/adapters/language-model.ts';
import { presentCharm } from '#server/catalogue/index.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { chooseByModel, describeByModel } from './ask-model.ts';
import { findOffered, listOffered, type OfferedCharm } from './repository.ts';

export type Adviser = Pick<Shop, 'db' | 'pictures' | 'log'> & {
  /** Null: the shop's own rules answer. */
  model: LanguageModel | null;
};

type Candidate = Advisable & { row: OfferedCharm };

/** Charms for a wish, from the live catalogue only; a model that fails or dawdles is replaced by the shop's own rules. */
export async function recommendCharms(
  adviser: Adviser,
  { description: wish, slots: before = [], edited = false, seen = [] }: RecommendationsBody,
): Promise<Recommendations> {
  const charms = (await listOffered(adviser.db)).map(candidate);
  const conversation: Conversation = {
    slots: before.flatMap((key) => slotOf(key) ?? []),
    edited,
    seen: new Set(seen),
  };
  const understood = understand(wish, charms, conversation);
  const chosen =
    understood.intent === null
      ? await byModel(adviser, 'recommendations', (model) => chooseByModel(model, wish, understood, charms))
      : null;
  if (chosen !== null) {
    return {
      recommendedCharms: presentAll(adviser, chosen),
      message: adviceCopy.understood,
      understood: true,
      source: 'model',
      slots: presentSlots(understood.slots, wish),
      intent: null,
    };
  }
  const {
    suggestions,
    message,
    slots,
    intent,
    understood: isUnderstood,
  } = recommend(wish, charms, conversation);
  return {
    recommendedCharms: presentAll(adviser, suggestions),
    message,
    understood: isUnderstood,
    source: 'local',
    slots: presentSlots(slots, wish),
    intent,
  };
}

const presentSlots = (slots: readonly Slot[], wish: string) =>
  slots.map((slot) => ({ key: keyOf(slot), wanted: slot.wanted, label: chipName(slot, wish) }));

/**
 * A few words about the bracelet that charms make, each as often as it is named.
 * @throws ShopError UNKNOWN_PIECE when one of them is not sold
 */
export async function describeCharms(adviser: Adviser, ids: readonly CharmId[]): Promise<Description> {
  const found = new Map((await findOffered(adviser.db, ids)).map(({ charm }) => [charm.id, charm]));
  const charms = ids.flatMap((id) => found.get(id) ?? []);
  if (charms.length < ids.length) throw new ShopError('UNKNOWN_PIECE');
  const written = await byModel(adviser, 'description', (model) => describeByModel(model, charms));
  return written === null
    ? { description: describeBracelet(charms), source: 'local' }
    : { description: written, source: 'model' };
}

/** @returns null without a model, and when it gave no usable answer */
async function byModel<T>(
  { model, log }: Adviser,
  task: string,
  ask: (model: LanguageModel) => Promise<T>,
): Promise<T | null> {
  if (model === null) return null;
  try {
    return await ask(model);
  } catch (error) {
    // Only what kind of failure: the message may quote what somebody wrote.
    log.warn(
      { task, failure: error instanceof Error ? error.name : 'unknown' },
      'the language model gave no answer',
    );
    return null;
  }
}

function candidate(row: OfferedCharm): Candidate {
  const { charm, category, sold } = row;
  const { id, name, description, meaning, price, tags, colors, stock, reserved } = charm;
  return {
    _id: id,
    name,
    description,
    meaning,
    price,
    availableStock: stock - reserved,
    tags,
    colors,
    category,
    sold,
    row,
  };
}

function presentAll({ pictures }: Adviser, suggestions: readonly Suggestion<Candidate>[]) {
  return suggestions.map(({ charm, reason }) => ({ ...presentCharm(pictures, charm.row), reason }));
}
