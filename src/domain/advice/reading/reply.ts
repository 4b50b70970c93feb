import { withoutDiacritics } from '../../kernel/folding.ts';
import { AROUND, REPLIES, type Reply } from '../knowledge/replies.vi.ts';
import { isOneOf, tokensOf, type Token } from './tokens.ts';

/** More words than this say more than a reply does. */
const MOST_WORDS = 12;

const SAID = new Map<string, { words: readonly string[]; reply: Reply }[]>();
for (const reply of Object.keys(REPLIES) as Reply[])
  for (const said of REPLIES[reply]) {
    const key = withoutDiacritics(said);
    SAID.set(key, [...(SAID.get(key) ?? []), { words: said.split(' '), reply }]);
  }

/**
 * What a message says of the answer before it, if it says nothing else: each of its clauses is such a reply, and all are the same.
 * Words with marks count with them: `xâu` is not `xấu`.
 */
export function replyIn(text: string): Reply | null {
  const { tokens } = tokensOf(text);
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return null;
  const whole = replyOf(tokens);
  if (whole !== null) return whole;
  const said = clausesOf(tokens)
    .filter((clause) => !clause.every((token) => isOneOf(token, AROUND)))
    .map(replyOf);
  const [first = null] = said;
  return said.every((one) => one === first) ? first : null;
}

/** Of all ways to leave out small words at both ends the one that leaves out fewest. */
function replyOf(tokens: readonly Token[]): Reply | null {
  const front = tokens.findIndex((token) => !isOneOf(token, AROUND));
  const back = tokens.findLastIndex((token) => !isOneOf(token, AROUND));
  const from = front < 0 ? tokens.length : front;
  for (let begin = 0; begin <= from; begin += 1)
    for (let end = tokens.length; end > Math.max(begin, back); end -= 1) {
      const typed = tokens.slice(begin, end);
      const known = SAID.get(typed.map(({ folded }) => folded).join(' ')) ?? [];
      const found = known.find(({ words }) => words.every((word, n) => isMeant(typed[n], word)));
      if (found) return found.reply === 'likes' && tokens.some(isDrop) ? null : found.reply;
    }
  return null;
}

/** "Dep di" is `dẹp đi` rather than `đẹp`. */
const isDrop = ({ folded }: Token): boolean => folded === 'di';

const isMeant = (token: Token | undefined, word: string): boolean =>
  token !== undefined && (token.word === word || token.bare);

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [];
  for (const token of tokens)
    if (token.afterBreak || clauses.length === 0) clauses.push([token]);
    else clauses.at(-1)?.push(token);
  return clauses;
}
