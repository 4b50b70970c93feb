import { REFUSING_WORDS } from '../knowledge/grammar.vi.ts';
import { isParticle } from './left-open.ts';
import { clauseEnd, type Token } from './tokens.ts';

/** "Nơ: không", "nơ á? không đâu", "nơ hả? thôi": a word with nothing after it answers what stands before the mark. */
export function isAnswer(tokens: readonly Token[], at: number, end: number): boolean {
  return tokens[at]?.answers === true && tokens.slice(end, clauseEnd(tokens, end)).every(isParticle);
}

/** Whether a clause ends so: no list of refusals goes on after it. */
export function endsInNo(words: readonly Token[]): boolean {
  const at = words.findLastIndex(({ answers }) => answers);
  return REFUSING_WORDS.has(words[at]?.word ?? '') && isAnswer(words, at, at + 1);
}
