import { expect, test } from 'vitest';
import { despairIn, judgedQuestions, mistaken } from '../../../test-support/judged-questions.ts';
import { DEMO_CHARMS, keptLots } from '../../../test-support/judged-wishes.ts';
import { understand } from './recommend.ts';

test('what the shop is asked is answered by what it is about, also beside a wish', () => {
  const questions = judgedQuestions();
  expect(mistaken(questions).length).toBeLessThan(questions.length * 0.06);
});

test('words of despair are heard, and no harmless ones taken for them', () => {
  const { missed, false: mistaken } = despairIn('despair');
  expect(missed.length).toBeLessThanOrEqual(1);
  expect(mistaken).toEqual([]);
});

test('no wish for charms is taken for nothing but a question, or for despair', () => {
  const wishes = keptLots().flatMap((lot) => lot.wishes.filter(({ fits }) => fits.length > 0));
  const others = wishes.filter(({ wish }) => understand(wish, DEMO_CHARMS).intent !== null);
  expect(others.map(({ wish }) => wish)).toEqual([]);
});
