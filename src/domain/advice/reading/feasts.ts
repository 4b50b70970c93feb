import type { Slot } from '../slots.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

type Refusal = { readonly hard: boolean; readonly end: number };

const ABOUT_A_FEAST = new Set(
  'cai,con,hat,mang,nghia,y,noi,goi,nho,chuyen,chu,de,do,thu,mon,may,nhung,cac,kieu,loai,charm,hinh,gi,lien,quan,den,toi,ve,dip,dinh,dang,hoi,huong,co,giup,minh,em,gium,toan'.split(
    ',',
  ),
);
const JOINS = new Set(['hay', 'hoac', 'va', 'lan']);

/**
 * "Cấm biển", "trừ đồ Noel", "né chủ đề Giáng sinh": an occasion or a place after a plain refusal is refused, and so is the last of a
 * list ("không lấy chùa chiền hay Giáng sinh").
 */
export const isFeastRefused = (
  { hard, end }: Refusal,
  isList: boolean,
  tokens: readonly Token[],
  { at }: Found,
  slot: Slot,
): boolean =>
  slot.type === 'concept' &&
  slot.concept.kind === 'occasion' &&
  (((hard || end < at) && tokens.slice(end, at).every(({ folded }) => ABOUT_A_FEAST.has(folded))) ||
    (isList && JOINS.has(tokens[at - 1]?.folded ?? '')));
