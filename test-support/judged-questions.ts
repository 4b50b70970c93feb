import { readFileSync } from 'node:fs';
import type { Intent } from '#domain/advice/intents.ts';
import { understand } from '#domain/advice/recommend.ts';
import { DEMO_CHARMS } from './judged-wishes.ts';

const FOLDER = new URL('../bench/advice/questions/', import.meta.url);
const linesOf = <Line>(file: string): Line[] =>
  readFileSync(new URL(`${file}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** What somebody asks the shop, and what it is about by its writer; `charms` is a wish. */
export type Question = { readonly text: string; readonly intent: Intent | 'charms' };
export const judgedQuestions = (): Question[] => linesOf('questions');

/** The questions that are answered by something else than their writer meant. */
export const wronglyAnswered = (questions: readonly Question[]): Question[] =>
  questions.filter(({ text, intent }) => {
    const { isUnderstood, intent: only, beside } = understand(text, DEMO_CHARMS);
    return intent === 'charms' ? !isUnderstood : (only ?? beside) !== intent;
  });

type Said = { readonly text: string; readonly crisis: boolean };
/** @param file `despair`, which is learnt from, or `despair-untouched`, which nobody has looked at */
export const readSentences = (file: 'despair' | 'despair-untouched'): Said[] => linesOf(file);

/**
 * First messages to the shop, short and plain, by somebody who knew no code.
 * @param file `plain`, which despair is learnt from as what it is not, or `plain-untouched`
 */
export const plainMessages = (file: 'plain' | 'plain-untouched'): string[] =>
  linesOf<{ text: string }>(file).map(({ text }) => text);

/** How many of the sentences are heard rightly. */
export function despairFigures(file: 'despair' | 'despair-untouched') {
  const all = readSentences(file);
  const wrong = all.filter(
    ({ text, crisis }) => (understand(text, DEMO_CHARMS).intent === 'crisis') !== crisis,
  );
  return {
    real: all.filter(({ crisis }) => crisis).length,
    harmless: all.filter(({ crisis }) => !crisis).length,
    missed: wrong.flatMap(({ text, crisis }) => (crisis ? text : [])),
    false: wrong.flatMap(({ text, crisis }) => (crisis ? [] : text)),
  };
}
