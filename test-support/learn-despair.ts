import { featuresOf, spoken } from '#domain/advice/reading/despair.ts';
import { judgedQuestions, plainMessages, readSentences } from './judged-questions.ts';
import { keptLots } from './judged-wishes.ts';
import { plainWishes } from './plain-wishes.vi.ts';

const ROUNDS = 60;
const RATE = 0.3;
const DECAY = 0.005;
/** How much a sentence counts: despair, a harmless one with such words, any other wish or question. */
const COUNTS = { crisis: 3, harmless: 4, other: 1 };
/** The tests look at fillings of the frames before this one. */
const LEARNT_FROM = 40;
/** Weights closer to zero are left out. */
const LEAST = 0.4;

type Example = { features: string[]; target: 0 | 1; counts: number };

/** Logistic regression by stochastic gradient descent over the words and pairs of words of all kept sentences; the same at each run. */
export function learnDespair(): { bias: number; weights: Record<string, number> } {
  const examples = examplesOf();
  const weights = new Map<string, number>();
  let bias = -2;
  const random = seeded(7);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round * 0.1);
    for (const { features, target, counts } of shuffled(examples, random)) {
      const scale = 1 / Math.sqrt(features.length || 1);
      const sum = features.reduce((all, feature) => all + (weights.get(feature) ?? 0) * scale, bias);
      const error = (target - 1 / (1 + Math.exp(-sum))) * counts;
      bias += rate * error * 0.1;
      for (const feature of features) {
        const weight = weights.get(feature) ?? 0;
        weights.set(feature, weight + rate * (error * scale - DECAY * weight));
      }
    }
  }
  const kept = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    bias: round2(bias),
    weights: Object.fromEntries(kept.map(([feature, weight]) => [feature, round2(weight)])),
  };
}

function examplesOf(): Example[] {
  const others = [
    ...keptLots().flatMap(({ wishes }) => wishes.map(({ wish }) => wish)),
    ...judgedQuestions().flatMap(({ text, intent }) => (intent === 'crisis' ? [] : text)),
    ...plainWishes(4, LEARNT_FROM),
    ...plainMessages('plain'),
  ];
  return [
    ...readSentences('despair').map(({ text, crisis }) =>
      exampleOf(text, crisis ? 1 : 0, crisis ? COUNTS.crisis : COUNTS.harmless),
    ),
    ...others.map((text) => exampleOf(text, 0, COUNTS.other)),
  ];
}

const exampleOf = (text: string, target: 0 | 1, counts: number): Example => ({
  features: featuresOf(spoken(text)),
  target,
  counts,
});

const round2 = (value: number) => Math.round(value * 100) / 100;

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
