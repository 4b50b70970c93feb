import type { Description, Recommendations, RecommendationsBody } from '#contract/http/advice.ts';
import { answerTo, type ShopFacts } from '#domain/advice/answers.vi.ts';
import { adviceCopy, chipName } from '#domain/advice/copy.vi.ts';
import { describeBracelet } from '#domain/advice/describe.ts';
import {
  recommend,
  understand,
  type Advisable,
  type Conversation,
  type Suggestion,
} from '#domain/advice/recommend.ts';
import type { Intent } from '#domain/advice/intents.ts';
import { ringOf } from '#domain/advice/ring.ts';
import { keyOf, slotOf, type Slot } from '#domain/advice/slots.ts';
import { shortId, type CharmId, type UserId } from '#domain/kernel/ids.ts';
import { orderStatusLabel } from '#domain/ordering/copy.vi.ts';
import { toPublicShop } from '#domain/shop/settings.ts';
import type { LanguageModel } from '#server/adapters/language-model.ts';
import { presentCharm } from '#server/catalogue/index.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { chooseByModel, describeByModel } from './ask-model.ts';
import { findNewestOrder, findOffered, listOffered, type OfferedCharm } from './repository.ts';

export type Adviser = Pick<Shop, 'db' | 'clock' | 'pictures' | 'log' | 'settings' | 'reactions'> & {
  /** Null: the built-in rules answer. */
  model: LanguageModel | null;
};

/** The requesting user, of any role. */
type Asker = { id: UserId; role: string };

type Candidate = Advisable & { row: OfferedCharm };

/** Charms for a wish, from the current catalogue only; when a model fails or is too slow, the built-in rules answer. */
export async function recommendCharms(
  adviser: Adviser,
  { description: wish, slots: before = [], edited = false, seen = [], shown = [] }: RecommendationsBody,
  asker: Asker,
): Promise<Recommendations> {
  const charms = candidatesOf(await listOffered(adviser.db));
  const conversation: Conversation = {
    slots: before.flatMap((key) => slotOf(key) ?? []),
    edited,
    seen: new Set(seen),
    shown,
    thisYear: adviser.clock.now().getUTCFullYear(),
  };
  const understood = understand(wish, charms, conversation);
  if (understood.intent !== null) {
    const message = await answerIntent(adviser, understood.intent, charms, asker);
    const slots = presentSlots(understood.slots, wish);
    return {
      recommendedCharms: [],
      message,
      understood: false,
      source: 'local',
      slots,
      ring: [],
      intent: understood.intent,
    };
  }
  const { beside } = understood;
  const answer = beside === null ? '' : `${await answerIntent(adviser, beside, charms, asker)} `;
  const chosen =
    understood.reply === null
      ? await byModel(adviser, 'recommendations', (model) => chooseByModel(model, wish, understood, charms))
      : null;
  if (chosen !== null) {
    return {
      recommendedCharms: presentAll(adviser, chosen),
      message: `${answer}${adviceCopy.understood}`,
      understood: true,
      source: 'model',
      slots: presentSlots(understood.slots, wish),
      ring: ringOf(
        chosen.map(({ charm }) => charm),
        understood.wish,
      ),
      intent: beside,
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
    message: `${answer}${message}`,
    understood: isUnderstood,
    source: 'local',
    slots: presentSlots(slots, wish),
    ring: isUnderstood
      ? ringOf(
          suggestions.map(({ charm }) => charm),
          understood.wish,
        )
      : [],
    intent: intent ?? beside,
  };
}

/** Answers questions that are not about charms, from the shop's data. Words of despair also alert staff. */
async function answerIntent(
  adviser: Adviser,
  intent: Intent,
  charms: readonly Advisable[],
  { id, role }: Asker,
): Promise<string> {
  if (intent === 'crisis' && role === 'customer')
    await inTx(adviser.db, (tx) => adviser.reactions.record(tx, 'advice.crisis', { userId: id }));
  const prices = charms.map(({ price }) => price);
  const order = intent === 'order' ? await findNewestOrder(adviser.db, id) : undefined;
  const facts: ShopFacts = {
    shop: toPublicShop(adviser.settings.current(), true),
    prices: prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices) },
    order: order ? { number: shortId(order.id), status: orderStatusLabel(order.status) } : null,
  };
  return answerTo(intent, facts);
}

const presentSlots = (slots: readonly Slot[], wish: string) =>
  slots.map((slot) => ({ key: keyOf(slot), wanted: slot.wanted, label: chipName(slot, wish) }));

/**
 * A short description of the bracelet made of these charms, which may repeat.
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

/** @returns null without a model, or when it gave no usable response */
async function byModel<T>(
  { model, log }: Adviser,
  task: string,
  ask: (model: LanguageModel) => Promise<T>,
): Promise<T | null> {
  if (model === null) return null;
  try {
    return await ask(model);
  } catch (error) {
    // Only the error's name: its message may quote what the customer wrote.
    log.warn(
      { task, failure: error instanceof Error ? error.name : 'unknown' },
      'the language model gave no answer',
    );
    return null;
  }
}

let candidates: readonly Candidate[] = [];
let known = new Map<string, Candidate>();

/** Reuses a charm's candidate object with its derived data across requests until the charm changes. */
function candidatesOf(rows: readonly OfferedCharm[]): readonly Candidate[] {
  const now = new Map(
    rows.map((row) => {
      const said = JSON.stringify(row);
      return [said, known.get(said) ?? candidate(row)];
    }),
  );
  const next = [...now.values()];
  const isSame = next.length === candidates.length && next.every((each, at) => each === candidates[at]);
  known = now;
  if (!isSame) candidates = next;
  return candidates;
}

function candidate(row: OfferedCharm): Candidate {
  const { charm, category } = row;
  const { id, name, description, meaning, price, tags, colors, stock, reserved, sold } = charm;
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
  return suggestions.map(({ charm, reason, nearest }) => ({
    ...presentCharm(pictures, charm.row),
    reason,
    nearest,
  }));
}
