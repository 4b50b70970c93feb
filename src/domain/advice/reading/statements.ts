import { ASKED_FOR, STRANGE } from '../knowledge/topics.vi.ts';
import { FINAL_QUESTION_WORDS, HELP_ME, QUESTION_WORDS } from '../knowledge/grammar.vi.ts';
import { SELLS } from '../knowledge/people-words.vi.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Whether it asks something: `không`, `chưa` and the like only ask at the end of a clause. */
export const isQuestion = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, folded, bare }, at) => {
    const said = bare ? folded : word;
    if (QUESTION_WORDS.has(said)) return true;
    const next = tokens[at + 1];
    return FINAL_QUESTION_WORDS.has(said) && (next === undefined || next.afterBreak || isParticle(next));
  });
const isParticle = ({ folded }: Token) => PARTICLES.has(folded);
const PARTICLES = new Set(['a', 'shop', 'em', 'chi', 'ban', 'vay', 'nhi', 'ha', 'ta', 'nha', 'oi']);

/** "Cái tủ lạnh", "bán bún"; "mẹ em bán bún" is what she does. */
export function isAskedFor(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? '';
  if (!ASKED_FOR.has(before)) return false;
  const isTrade = before === SELLS && at > 1 && !tokens[at - 1]?.afterBreak;
  return !isTrade || ASKS.has(tokens[at - 2]?.folded ?? '');
}
const ASKS = new Set(['co', 'shop', 'tiem', 'can', 'muon', 'ai', 'cho', 'khong', 'dang', 'con', 'nao']);

/**
 * "Mẹ mình bán bún bò ngoài chợ": a text that tells of somebody or of a taste. It asks no question and no favour, and nothing that the
 * shop does not have is what it begins with or wants.
 */
export function isStatement(tokens: readonly Token[], found: readonly Found[]): boolean {
  const isWanted = found.some(
    ({ at, senses }) => senses.some(({ is }) => is === 'foreign') && (at === 0 || isAskedFor(tokens, at)),
  );
  const isStory = tokens.some(({ begins }) => begins);
  return (
    !isWanted &&
    (isStory || !STRANGE.has(tokens[0]?.word ?? '')) &&
    !isQuestion(tokens) &&
    tokens.every(({ folded }) => !HELP_ME.has(folded))
  );
}
