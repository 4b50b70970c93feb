import { LOOKING, TOO_MUCH } from '../knowledge/grammar.vi.ts';
import type { ConceptKind } from '../knowledge/concepts.ts';
import { findConcept } from '../knowledge/index.ts';
import { CHEERFUL } from '../knowledge/styles.vi.ts';
import type { Slot } from '../slots.ts';
import type { Found } from './phrases.ts';
import { textOf } from './said.ts';
import type { Token } from './tokens.ts';

/** "Đừng màu hồng, nhìn trẻ con lắm": a clause that only gives the reason for the refusal before it, without a "vì". */
export function isReason(clause: readonly Token[], slots: readonly { readonly slot: Slot }[]): boolean {
  return (
    (LOOKING.has(clause[0]?.word ?? '') || clause.length <= SHORT) &&
    clause.some(({ word, folded, bare }) => TOO_MUCH.has(word) || (bare && folded === 'lam')) &&
    slots.every(({ slot }) => slot.type === 'concept' && MOODS.has(slot.concept.kind))
  );
}

/** Maximum length in words of a reason that does not begin with "nhìn" or the like: "sến lắm". */
const SHORT = 4;
const MOODS: ReadonlySet<ConceptKind> = new Set(['style', 'meaning']);

/** "Mấy cái buồn buồn", "nhìn buồn lắm": who refuses a sad look wants a cheerful one, not what comforts. */
export const isSad = (said: string): boolean => SAD.test(said);
const SAD =
  /(?<!\p{L})(?:buon|sau|u sau|u am|am dam|bi thuong|bi luy|u ru|nao ne|tang toc|the luong)(?!\p{L})/u;
/** What stands before a look that is refused, and tells that it is one of things. */
export const OF_THINGS: ReadonlySet<string> = new Set(
  'may,cai,thu,con,hat,do,gi,kieu,loai,hinh,charm,mau,vibe,tong,nhung,nhin,trong,mon,chuyen,mang,nghia,y,lien,quan'.split(
    ',',
  ),
);
/** "Đừng đưa mấy cái buồn buồn": things are sad, not somebody. */
export const isOfThings = (tokens: readonly Token[], from: number, part: Found): boolean =>
  isSad(textOf(tokens, part)) && tokens.slice(from, part.at).some(({ folded }) => OF_THINGS.has(folded));
/** The wish that such a refusal makes. */
export const cheerful = (slot: Slot): Slot => {
  const concept = findConcept('style', CHEERFUL);
  return concept && slot.type === 'concept' ? { ...slot, concept } : slot;
};

/** Whether a slot of a reason is a style: only styles are refused as well, the other slots are dropped. */
export const isLook = (slot: Slot): boolean => slot.type === 'concept' && slot.concept.kind === 'style';
