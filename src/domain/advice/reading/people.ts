import { ELDERS, LEADING, SAYS_OF, SHE_OR_HE } from '../knowledge/grammar.vi.ts';
import type { Slot } from '../slots.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

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
  return others && (tokens[at - 1]?.folded === 'cua' || SHE_OR_HE.has(said) || isElder(tokens, at, length));
}
const isElder = (tokens: readonly Token[], at: number, length: number) =>
  length === 1 &&
  tokens[at]?.afterBreak === true &&
  ELDERS.has(tokens[at].word) &&
  tokens[at + 1]?.afterBreak === false &&
  SAYS_OF.has(tokens[at + 1]?.word ?? '');
const isRecipient = (slot: Slot) => slot.type === 'concept' && slot.concept.kind === 'recipient';

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
