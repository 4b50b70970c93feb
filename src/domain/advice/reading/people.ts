import { ELDERS, GIVES, INTRODUCES, LEADING, SAYS_OF, SHE_OR_HE } from '../knowledge/grammar.vi.ts';
import {
  ADDRESSES,
  AFTER_GIVING,
  BEFORE_GIVING,
  BUYS,
  GIVER,
  GIVERS,
  WANTS,
  ALREADY,
  CHILD_OF,
  DEEDS,
  GOES,
  GONE,
  GONE_ON,
  LEVEL,
  LOSES,
  OWN_CHILD,
  PAIRED,
  PRONOUNS,
  REFERS,
  SAYS,
  SEVERAL,
  SEXES,
  TASTES,
  TAUGHT,
  TWO,
  WITH,
  WORKS_AS,
} from '../knowledge/people-words.vi.ts';
import { TEMPERS } from '../knowledge/tempers.vi.ts';
import { TEACHER, TEEN } from '../knowledge/recipients.vi.ts';
import { keyOf, type Slot } from '../slots.ts';
import type { Found } from './phrases.ts';
import { isOneOf, type Token } from './tokens.ts';

/** "Cô giáo của con em", "vợ tôi hiền, tặng gì cho nàng": whose teacher she is, and a pronoun, name no second person. */
export function isNobodyNew(
  tokens: readonly Token[],
  { at, length }: Found,
  slot: Slot,
  before: readonly { readonly slot: Slot }[],
): boolean {
  if (!isRecipient(slot)) return false;
  const others = before.some((other) => isRecipient(other.slot) && other.slot.span?.to !== slot.span?.to);
  const words = tokens.slice(at, at + length).map(({ word }) => word);
  const said = words.slice(words.findIndex((word) => !LEADING.has(word))).join(' ');
  return (
    others &&
    (tokens[at - 1]?.folded === 'cua' ||
      SHE_OR_HE.has(said) ||
      isElder(tokens, at, length) ||
      isPair(tokens, at, length))
  );
}
/** "Vợ chồng già hàng xóm, hai bác trồng rau": the same two. */
const isPair = (tokens: readonly Token[], at: number, length: number) =>
  length === 2 &&
  tokens[at]?.afterBreak === true &&
  tokens[at].word === TWO &&
  PAIRED.has(tokens[at + 1]?.word ?? '') &&
  tokens[at + 2]?.afterBreak === false;
const isElder = (tokens: readonly Token[], at: number, length: number) =>
  length === 1 &&
  tokens[at]?.afterBreak === true &&
  ELDERS.has(tokens[at].word) &&
  tokens[at + 1]?.afterBreak === false &&
  SAYS_OF.has(tokens[at + 1]?.word ?? '');
export const isRecipient = (slot: Slot) => slot.type === 'concept' && slot.concept.kind === 'recipient';

/**
 * Of several people the one whom it is for: no pronoun beside a name, nobody who has died, and somebody's profession counts less
 * ("vợ mình là giáo viên").
 */
export function whoIsMeant(slots: readonly Slot[], tokens: readonly Token[]): Slot[] {
  const named = slots.filter((slot) => isRecipient(slot) && slot.span !== null);
  const givers = named.filter((slot) => isGiver(tokens, slot, named));
  const people = named.filter((slot) => !givers.includes(slot));
  const gone = people.filter((slot) => hasDied(tokens, slot)).map(keyOf);
  const isPronoun = (slot: Slot) => SHE_OR_HE.has(saidOf(tokens, slot));
  const isNamed = people.some((slot) => !isPronoun(slot));
  return slots.flatMap((slot): Slot[] => {
    if (givers.includes(slot) || (people.length > 0 && isGiversTemper(tokens, slot))) return [];
    if (!people.includes(slot)) return [slot];
    if (
      isAddressed(tokens, slot) ||
      paysIt(tokens, slot) ||
      (isNamed && isPronoun(slot)) ||
      gone.includes(keyOf(slot)) ||
      (slots.length > 1 && isQuoted(tokens, slot) && !isReferredTo(tokens, slot))
    )
      return [];
    if (isLevelTaught(tokens, slot, people)) return [];
    if (isSpeaker(tokens, slot) && people.some((other) => other !== slot && !isPronoun(other))) return [];
    const before = people.filter((other) => !isPronoun(other) && isBefore(other, slot));
    if (before.length > 0 && (isOwner(tokens, slot) || isDoneFor(tokens, slot, before))) return [];
    const isAside =
      before.length > 0 && (isSaidOf(tokens, slot, before) || OWN_CHILD.test(saidOf(tokens, slot)));
    return [isAside ? { ...slot, sure: slot.sure * ASIDE } : slot];
  });
}
/** "Em gái tặng anh trai", "con trai muốn mua quà cho mẹ": before the verb who gives it, after it for whom it is. */
function isGiver(tokens: readonly Token[], slot: Slot, people: readonly Slot[]): boolean {
  const { span } = slot;
  const at = tokens.findIndex(({ from }) => from === span?.from);
  // A phrase of the knowledge may contain the verb: "tặng vợ".
  if (people.length < 2 || isOneOf(tokens[at], GIVES) || isOneOf(tokens[at - 1], GIVES)) return false;
  const rest = tokens.filter(({ from }) => span !== null && from >= span.to);
  const end = rest.findIndex(({ afterBreak, afterGap }) => afterBreak || afterGap);
  const clause = end < 0 ? rest : rest.slice(0, end);
  const verb = clause.findIndex((token) => !isOneOf(token, BEFORE_GIVING));
  if (!isGiving(clause, verb)) return false;
  const isWhom = (token: Token) =>
    isOneOf(token, GIVERS) || people.some((other) => other !== slot && isWithin(token, other));
  if (isWhom(clause[verb]!)) return true;
  const given = clause.slice(verb + 1);
  const whom = given.findIndex(isWhom);
  return whom >= 0 && given.slice(0, whom).every((token) => isOneOf(token, AFTER_GIVING));
}
const isWithin = (token: Token, { span }: Slot): boolean =>
  span !== null && token.from >= span.from && token.to <= span.to;
/** `tặng`, `biếu`; `cho` after a verb of buying. */
const isGiving = (clause: readonly Token[], at: number): boolean =>
  isOneOf(clause[at], GIVES) ||
  (clause[at]?.word === 'cho' && clause.slice(0, at).some((token) => isOneOf(token, BUYS)));

/** "Mẹ cho thêm 50k": who gives the money, which mostly was read before. */
function paysIt(tokens: readonly Token[], slot: Slot): boolean {
  const at = tokens.findIndex(({ from }) => from === slot.span?.from);
  const after = tokens.slice(tokens.findIndex(({ to }) => to === slot.span?.to) + 1);
  const first = tokens[at];
  if (!first || LEADING.has(first.word) || (at > 0 && !first.afterBreak)) return false;
  if (after[0]?.folded !== 'cho' || after[0].afterBreak) return false;
  const next = after.slice(1).find(({ folded, afterGap }) => afterGap || !GIVEN_TO.has(folded));
  return next === undefined || next.afterGap || /^\d+k?$/.test(next.folded);
}
const GIVEN_TO = new Set(['them', 'em', 'con', 'chau', 'minh', 'tui', 'toi', 'duoc', 'co']);

/** "Tôi vụng về quá, chẳng biết tặng gì cho nàng": what the giver is like. */
const isGiversTemper = (tokens: readonly Token[], slot: Slot): boolean =>
  slot.type === 'concept' &&
  TEMPERS.includes(slot.concept) &&
  GIVER.has(tokens[tokens.findIndex(({ from }) => from === slot.span?.from) - 1]?.word ?? '');
/** "Cô giáo cấp 3", "thầy dạy lớp 5": a form or a school right after a teacher is nobody else. */
const isLevelTaught = (tokens: readonly Token[], slot: Slot, people: readonly Slot[]): boolean =>
  LEVEL.test(saidOf(tokens, slot)) &&
  people.some(
    (other) =>
      isBefore(other, slot) &&
      other.type === 'concept' &&
      other.concept.name === TEACHER &&
      wordsBetween(tokens, other, slot).every(({ word }) => TAUGHT.has(word)),
  );
const wordsBetween = (tokens: readonly Token[], one: Slot, other: Slot) =>
  tokens.filter(({ from, to }) => from >= (one.span?.to ?? 0) && to <= (other.span?.from ?? 0));

/** Somebody of whom only a pronoun speaks, or who is only said to be a man or a woman ("nó là con trai"). */
export const isPronounOnly = (tokens: readonly Token[], slot: Slot): boolean =>
  SHE_OR_HE.has(saidOf(tokens, slot)) || isOnlySex(tokens, slot);
const isOnlySex = (tokens: readonly Token[], slot: Slot): boolean => {
  const at = tokens.findIndex(({ from }) => from === slot.span?.from);
  return (
    SEXES.has(saidOf(tokens, slot)) &&
    tokens[at - 1]?.folded === 'la' &&
    PRONOUNS.has(tokens[at - 2]?.word ?? '')
  );
};
const ASIDE = 0.5;

/** "Con hết là con nít rồi nha mẹ": who is spoken to. */
function isAddressed(tokens: readonly Token[], slot: Slot): boolean {
  const at = tokens.findIndex(({ from }) => from === slot.span?.from);
  const next = tokens.findIndex(({ from }) => slot.span !== null && from >= slot.span.to);
  return (
    ADDRESSES.has(tokens[at - 1]?.word ?? '') &&
    !tokens[at]?.afterBreak &&
    (next < 0 || tokens[next]?.afterBreak === true)
  );
}
/** "Con trai vào lớp một, mẹ muốn nó có món gì": who gives it. */
function isSpeaker(tokens: readonly Token[], { span }: Slot): boolean {
  const at = tokens.findIndex(({ from }) => from === span?.from);
  const next = tokens.find(({ from }) => span !== null && from >= span.to);
  const isFirst = at === 0 || tokens[at]?.afterBreak === true;
  return isFirst && GIVERS.has(tokens[at]?.word ?? '') && next?.afterBreak === false && WANTS.has(next.word);
}
/** "Bác sĩ đã mổ cho ba em", "người chăm ngoại": for whom somebody did something. */
function isDoneFor(tokens: readonly Token[], slot: Slot, before: readonly Slot[]): boolean {
  const at = tokens.findIndex(({ from }) => from === slot.span?.from);
  const from = tokens.findLastIndex(({ to }) => before.some(({ span }) => span?.to === to));
  const between = tokens.slice(from + 1, at + 1);
  return (
    between.length > 1 &&
    between.every(({ afterBreak }) => !afterBreak) &&
    between.some(({ word }) => DEEDS.has(word)) &&
    between.every(({ word }) => !GIVES.has(word))
  );
}
const isBefore = (one: Slot, other: Slot) =>
  one.span !== null && other.span !== null && one.span.to <= other.span.from;
const saidOf = (tokens: readonly Token[], { span }: Slot): string =>
  tokens
    .filter(({ from, to }) => span !== null && from >= span.from && to <= span.to)
    .map(({ word }) => word)
    .join(' ');

/** "Bé gái con sếp": whose child it is. */
const isOwner = (tokens: readonly Token[], slot: Slot): boolean =>
  tokens[tokens.findIndex(({ from }) => from === slot.span?.from) - 1]?.word === CHILD_OF;

/** "Vợ mình là giáo viên", "sang Đức làm điều dưỡng", "thằng nhóc hàng xóm hay chơi với con em". */
function isSaidOf(tokens: readonly Token[], slot: Slot, before: readonly Slot[]): boolean {
  const at = tokens.findIndex(({ from }) => from === slot.span?.from);
  // A girl in the ninth form is no second person.
  const isAge = slot.type === 'concept' && slot.concept.name === TEEN;
  const isNext =
    !isAge && !tokens[at]?.afterBreak && before.some(({ span }) => span?.to === tokens[at - 1]?.to);
  return (
    isNext ||
    isCompany(tokens, at, before) ||
    WORKS_AS.has(tokens[at - 1]?.word ?? '') ||
    (WORKS_AS.has(tokens[at - 2]?.word ?? '') && !tokens[at]?.afterBreak)
  );
}

/** "Chơi với con em", "cờ tướng với mấy ông bạn"; "tặng mẹ với bà" is for both. */
function isCompany(tokens: readonly Token[], at: number, before: readonly Slot[]): boolean {
  const company = [1, 2].find((back) => tokens[at - back]?.word === WITH);
  if (company === undefined || (company === 2 && !SEVERAL.has(tokens[at - 1]?.word ?? ''))) return false;
  const last = tokens[at - company - 1];
  return GOES.has(last?.word ?? '') || before.every(({ span }) => span?.to !== last?.to);
}

/** "Ông bà kêu cú là điềm xui": who says something is not whom it is for. */
function isQuoted(tokens: readonly Token[], { span }: Slot): boolean {
  const at = tokens.findIndex(({ from }) => span !== null && from >= span.to);
  const isSaid = tokens[at]?.afterBreak === false && SAYS.has(tokens[at].word);
  // "Vợ tôi nói thích màu tím": her own taste.
  return isSaid && !TASTES.has(tokens[at + 1]?.word ?? '');
}
/** "Anh tui nói lấp lánh là lố, kiếm cái trầm cho ảnh": it is for him all the same. */
const isReferredTo = (tokens: readonly Token[], { span }: Slot): boolean =>
  tokens.some(
    ({ from, word }, at) =>
      span !== null && from > span.to && REFERS.has(word) && INTRODUCES.has(tokens[at - 1]?.word ?? ''),
  );

/** "Bà ngoại em mất rồi", "chị bạn mới mất chồng". */
function hasDied(tokens: readonly Token[], { span }: Slot): boolean {
  const at = tokens.findIndex(({ from }) => span !== null && from >= span.to);
  const first = tokens.findIndex(({ from }) => span !== null && from === span.from);
  if (LOSES.has(tokens[first - 1]?.word ?? '')) return true;
  const end = at < 0 ? [] : tokens.slice(at, at + 3);
  return end.some(
    ({ word, afterBreak }, n) => !afterBreak && GONE.has(word) && GONE_ON.has(end[n + 1]?.word ?? ALREADY),
  );
}

/** "Con gái đậu đại học" is a daughter; "đồ con gái", "nét con gái" is a look. */
export const isWhoOnly = (tokens: readonly Token[], { at, senses }: Found, slot: Slot): boolean =>
  slot.type === 'concept' &&
  slot.concept.kind === 'style' &&
  senses.some((sense) => sense.is === 'concept' && sense.concept.kind === 'recipient') &&
  !LOOKS.has(tokens[at - 1]?.folded ?? '');
const LOOKS = new Set([
  'do',
  'kieu',
  'net',
  'chat',
  'mau',
  'vibe',
  'style',
  'gu',
  'phong',
  'cach',
  'rat',
  'dam',
]);
