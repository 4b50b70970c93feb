import { expect, test } from 'vitest';
import { learnDespair } from '../../../test-support/learn-despair.ts';
import { despairFigures, judgedQuestions, wronglyAnswered } from '../../../test-support/judged-questions.ts';
import { DEMO_CHARMS, keptLots } from '../../../test-support/judged-wishes.ts';
import learnt from './knowledge/despair.json' with { type: 'json' };
import { understand } from './recommend.ts';

test('fewer than 6 % of the judged questions, some beside a wish, are answered wrongly', () => {
  const questions = judgedQuestions();
  expect(wronglyAnswered(questions).length).toBeLessThan(questions.length * 0.06);
});

test('every judged sentence of despair is detected as a crisis, and no harmless one', () => {
  const { missed, false: mistaken } = despairFigures('despair');
  expect(missed).toEqual([]);
  expect(mistaken).toEqual([]);
});

test('no judged wish for charms is taken for a mere question or a crisis', () => {
  const wishes = keptLots().flatMap((lot) => lot.wishes.filter(({ fits }) => fits.length > 0));
  const others = wishes.filter(({ wish }) => understand(wish, DEMO_CHARMS).intent !== null);
  expect(others.map(({ wish }) => wish)).toEqual([]);
});

test('the stored weights are those learnt from the sentences (`node bench/advice/learn-despair.ts`)', () => {
  const now = learnDespair();
  const stored: Readonly<Record<string, number>> = learnt.weights;
  expect(learnt.bias).toBeCloseTo(now.bias, 1);
  const changed = Object.entries(now.weights).filter(
    ([feature, weight]) => Math.abs((stored[feature] ?? 0) - weight) > 0.05 && Math.abs(weight) > 0.45,
  );
  expect(changed).toEqual([]);
});
