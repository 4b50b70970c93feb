import { expect, test } from 'vitest';
import { learnDespair } from '../../../test-support/learn-despair.ts';
import { despairFigures, judgedQuestions, wronglyAnswered } from '../../../test-support/judged-questions.ts';
import { DEMO_CHARMS, keptLots } from '../../../test-support/judged-wishes.ts';
import learnt from './knowledge/despair.json' with { type: 'json' };
import { understand } from './recommend.ts';

test('what the shop is asked is answered by what it is about, also beside a wish', () => {
  const questions = judgedQuestions();
  expect(wronglyAnswered(questions).length).toBeLessThan(questions.length * 0.06);
});

test('words of despair are heard, and no harmless ones taken for them', () => {
  const { missed, false: mistaken } = despairFigures('despair');
  expect(missed).toEqual([]);
  expect(mistaken).toEqual([]);
});

test('no wish for charms is taken for nothing but a question, or for despair', () => {
  const wishes = keptLots().flatMap((lot) => lot.wishes.filter(({ fits }) => fits.length > 0));
  const others = wishes.filter(({ wish }) => understand(wish, DEMO_CHARMS).intent !== null);
  expect(others.map(({ wish }) => wish)).toEqual([]);
}, 60_000);

test('what is stored is what is learnt from the sentences (`node bench/advice/learn-despair.ts`)', () => {
  const now = learnDespair();
  const stored: Readonly<Record<string, number>> = learnt.weights;
  expect(learnt.bias).toBeCloseTo(now.bias, 1);
  const changed = Object.entries(now.weights).filter(
    ([feature, weight]) => Math.abs((stored[feature] ?? 0) - weight) > 0.05 && Math.abs(weight) > 0.45,
  );
  expect(changed).toEqual([]);
}, 60_000);
