import { withoutDiacritics } from '../../kernel/folding.ts';
import { ASKS_FOR, GOODS, NOT_SOUGHT, OPENING, SEEKS, SOUGHT, WISHES } from '../knowledge/conversation.vi.ts';
import { isOneOf, type Token } from './tokens.ts';

/**
 * How firmly a wish asks for something: `seeks` with a verb of looking for ("tìm quà"), `wishes` with another before what the shop
 * sells ("mình cần quà"), `names` with goods at its beginning ("quà cho ba") or a question for them.
 */
export type Seeking = 'seeks' | 'wishes' | 'names';

/** How many words stand at most between a wish and its goods. */
const NEAR = 4;

export function seekingIn(tokens: readonly Token[]): Seeking | null {
  if (tokens.some((_, at) => isSought(tokens, at))) return 'seeks';
  if (isBeforeGoods(tokens, WISHES)) return 'wishes';
  if (isBeforeGoods(tokens, ASKS_FOR)) return 'names';
  const first = tokens.find((token) => !isOneOf(token, OPENING));
  return isOneOf(first, GOODS) ? 'names' : null;
}

const isBeforeGoods = (tokens: readonly Token[], words: ReadonlySet<string>): boolean =>
  tokens.some(
    (token, at) =>
      isOneOf(token, words) &&
      tokens.slice(at + 1, at + 1 + NEAR).some((next) => !next.afterBreak && isOneOf(next, GOODS)),
  );

/** Whether what the shop sells is named at all. */
export const namesGoods = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => isOneOf(token, GOODS));

const SOUGHT_WITH = SEEKS.map((words) => words.map((word) => ({ word, folded: withoutDiacritics(word) })));

const isSought = (tokens: readonly Token[], at: number): boolean =>
  SOUGHT_WITH.some((words) => {
    if (!words.every((said, n) => isWord(tokens[at + n], said))) return false;
    const next = tokens[at + words.length];
    // `tim` without its mark is a heart, or purple.
    const isTim = words[0]?.folded === 'tim' && tokens[at]?.bare === true;
    return isTim
      ? next !== undefined && SOUGHT.has(next.folded)
      : next === undefined || !isOneOf(next, NOT_SOUGHT);
  });

const isWord = (token: Token | undefined, said: { word: string; folded: string }): boolean =>
  token !== undefined && (token.word === said.word || (token.bare && token.folded === said.folded));
