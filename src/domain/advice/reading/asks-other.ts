import { ANOTHER, ASKS_ANOTHER, NO_OTHER_AFTER, NO_OTHER_BEFORE } from '../knowledge/frames.vi.ts';
import { isColor, isThing, type Slot } from '../slots.ts';
import type { Range } from './framed.ts';
import { clauseEnd, isOneOf, type Token } from './tokens.ts';

/** How many words stand at most between the verb and the other that it asks for: "cho em xem cái khác". */
const REACH = 4;

/** "Trái tim cũng được nhưng em muốn cái khác", "hoa hồng thấy hoài, đổi màu khác": what was named last before is not wanted. */
export function leftForOthers(tokens: readonly Token[], slots: readonly Slot[]): Range[] {
  return tokens.flatMap((token, at): Range[] => {
    if (token.folded !== 'khac' || !isAsked(tokens, at)) return [];
    const isOfColor = tokens[at - 1]?.folded === 'mau';
    const before = slots.flatMap((slot) => {
      const { span } = slot;
      const isMeant = isOfColor ? isColor(slot) : isThing(slot) || isColor(slot);
      return span !== null && isMeant && span.to <= token.from ? [span] : [];
    });
    const last = before.toSorted((one, other) => one.from - other.from).at(-1);
    return last ? [{ ...last, looks: false }] : [];
  });
}

/** Another instead of what was named, not one more, and not one in case there is none. */
function isAsked(tokens: readonly Token[], at: number): boolean {
  if (isOneOf(tokens[at + 1], NO_OTHER_AFTER) && !tokens[at + 1]?.afterBreak) return false;
  const begins = tokens.slice(0, at + 1).findLastIndex(({ afterBreak }) => afterBreak);
  const clause = tokens.slice(Math.max(0, begins), clauseEnd(tokens, at));
  if (clause.some((token) => isOneOf(token, NO_OTHER_BEFORE))) return false;
  const words = tokens.slice(Math.max(0, begins, at - REACH), at);
  const isNamed = isOneOf(words.at(-1), ANOTHER) || isOneOf(words.at(-1), ASKS_ANOTHER);
  return isNamed && words.some((token) => isOneOf(token, ASKS_ANOTHER));
}
