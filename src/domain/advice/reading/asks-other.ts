import {
  ANOTHER,
  ASKS_ANOTHER,
  AS_MUCH,
  NOT_AS,
  NO_OTHER_AFTER,
  NO_OTHER_BEFORE,
  THAN,
  TO,
} from '../knowledge/frames.vi.ts';
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

/** "Thích hoa hơn con vật", "rather hearts than flowers", "tím không hợp bằng đỏ": what comes off worse is not wanted. */
export function comparedWorse(tokens: readonly Token[], slots: readonly Slot[]): Range[] {
  return tokens.flatMap((token, at): Range[] => {
    const begins = Math.max(
      0,
      tokens.slice(0, at + 1).findLastIndex(({ afterBreak }) => afterBreak),
    );
    const seen = slots.flatMap(({ span, ...slot }) =>
      span !== null && (isThing(slot) || isColor(slot)) ? [span] : [],
    );
    const before = seen.filter(({ from, to }) => from >= (tokens[begins]?.from ?? 0) && to <= token.from);
    const last = before.toSorted((one, other) => one.from - other.from).at(-1);
    if (!last) return [];
    const after = seen.find(({ from }) =>
      [1, 2, 3].some((n) => isReached(tokens, at, n) && tokens[at + n]?.from === from),
    );
    if (!after) return [];
    if (isOneOf(token, THAN)) return [{ ...after, looks: false }];
    const isLess =
      isOneOf(token, AS_MUCH) &&
      tokens.slice(Math.max(begins, at - 3), at).some((one) => isOneOf(one, NOT_AS));
    return isLess ? [{ ...last, looks: false }] : [];
  });
}
/** Between a comparison and what is compared only these stand: "hơn là màu tím". */
const isReached = (tokens: readonly Token[], at: number, ahead: number): boolean =>
  tokens.slice(at + 1, at + ahead).every((token) => !token.afterBreak && isOneOf(token, TO)) &&
  tokens[at + ahead]?.afterBreak === false;

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
