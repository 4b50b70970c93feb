import { withoutDiacritics } from '../../kernel/folding.ts';
import { CALLED, SPELLING } from '../knowledge/grammar.vi.ts';
import type { Span } from '../slots.ts';

/** Letters to spell, and where they were read. */
export type Spelt = { readonly letters: string; readonly span: Span };

/** With one of these before it, `chữ` is spelt in small letters too: `khắc chữ yêu`. */
const WRITING = new Set(['khac', 'ghep', 'dong', 'ghi', 'in', 'xau', 'rap', 'vong', 'hat']);
/** What stands between: whose name it is. */
const WHOSE = new Set(
  'la,toi,tui,no,chau,ong,ba,co,ay,nhan,vat,ho,be,em,con,minh,ban,nguoi,chi,anh,cua,gai,trai,ny,nyeu,me,rieng,o,nha,goi,bac,cun,meo,hai,dua,chong,vo,chung,tao,to,thang,nhoc,cau,bo,ma,chu,ten,ghep,thanh,cai,2,nay,den,luon,theo,tieng,viet,dinh,gia,bac,di,co,thay,duy,nhat,di,tiem,shop,trong,lop,nhom,is,my,cu,nhoc,cho,dau'.split(
    ',',
  ),
);
const JOINING = new Set(['va', 'voi', 'vs', 'cung']);
/** Where a name in small letters ends. */
const AFTER_NAME = new Set(
  'bat,thi,lay,duoc,dc,nhe,nha,di,cho,va,voi,vs,de,gium,giup,ho,a,shop,trong,tren,len,mau,co,khong,ko,k,hok,hong,hem,la,nhung,chu,em,duoi,tang,gi,nao,ra,thoi,can,bang,kem,them,day,con,xong,roi,gan,hay,hoac,ne,nua,vao,mang,sinh,minh,tui,toi,hong,muon,phai,bao,ghep,gia,charm,vong,rieng,tuoi,cua,tam,khoang,lam,xau,deo,thich,hop,cung,nguoi,cac,may,nhieu,the,vay'.split(
    ',',
  ),
);
const WORDS_MOST = 3;
const WORD = /[\p{L}\p{M}\d]+/gu;
const QUOTED = /^\s*[:=-]?\s*["'“”‘’«]\s*(?<name>[\p{L}\p{M}\d][\p{L}\p{M}\d\s&+-]{0,24}?)\s*["'“”‘’»]/u;

type Word = Span & { readonly typed: string; readonly folded: string; readonly between: string };

/** The name that a wish asks to have spelt; null where it names none. @param text in NFC */
export function nameIn(text: string): Spelt | null {
  const words = wordsOf(text);
  const shouts = text === text.toUpperCase();
  for (const [at, word] of words.entries()) {
    if (!isTrigger(word, words[at - 1])) continue;
    const found = nameAfter(text, words, at, shouts);
    if (found) return found;
  }
  return null;
}

/** `khác` is no `khắc`, `Chu Văn An` no `chữ`, `dành dụm` no `biệt danh`. */
function isTrigger({ typed, folded }: Word, before: Word | undefined): boolean {
  const small = typed.toLowerCase();
  if (folded === 'danh') return before?.folded === 'biet';
  if (folded === 'tat') return before?.folded === 'viet';
  if (folded === 'la' || folded === 'bang') return before?.folded === 'goi' || before?.folded === 'keu';
  const isName = small !== typed && small === folded && before !== undefined && typed !== typed.toUpperCase();
  return !isName && (CALLED.has(small) || SPELLING.has(small));
}

function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const [typed] = match;
    const from = match.index;
    const between = text.slice(end, from);
    end = from + typed.length;
    return { typed, folded: withoutDiacritics(typed.toLowerCase()), from, to: end, between };
  });
}

const isWhose = ({ folded }: Word, before: Word | undefined) =>
  WHOSE.has(folded) ||
  (OF_LOVE.has(folded) && before?.folded === 'nguoi') ||
  (folded === 'name' && before?.folded === 'nick');
const OF_LOVE = new Set(['yeu', 'iu', 'thuong']);
const isCapital = ({ typed }: Word) => /^\p{Lu}/u.test(typed);
const isBroken = ({ between }: Word) => /[.!?;\n]/u.test(between);

function nameAfter(text: string, words: readonly Word[], at: number, shouts: boolean): Spelt | null {
  const trigger = words[at];
  if (!trigger) return null;
  const { from } = trigger;
  let next = at;
  for (;;) {
    const last = words[next];
    const quoted = last && QUOTED.exec(text.slice(last.to));
    if (last && quoted?.groups?.name !== undefined)
      return spelt([quoted.groups.name], { from, to: last.to + quoted[0].length });
    next += 1;
    const word = words[next];
    if (!word || isBroken(word) || word.between.includes(',')) return null;
    if ((!shouts && isCapital(word)) || !isWhose(word, words[next - 1])) break;
  }
  const capitals = shouts ? [] : capitalsFrom(words, next);
  // `chữ T và H` is read letter by letter, and `chữ` before one capital is the beginning of a name as often as not.
  const isWord = capitals.some(({ typed }) => typed.length > 1);
  if (isWord)
    return spelt(
      capitals.map(({ typed }) => typed),
      { from, to: capitals.at(-1)?.to ?? from },
    );
  const isWritten =
    CALLED.has(trigger.typed.toLowerCase()) ||
    (trigger.folded === 'chu' && WRITING.has(words[at - 1]?.folded ?? '')) ||
    (WRITING.has(trigger.folded) && words[at + 1]?.folded === 'chu');
  if (!isWritten || capitals.length > 0) return null;
  const small = words.slice(next, next + WORDS_MOST);
  const end = small.findIndex(
    (word, n) =>
      AFTER_NAME.has(word.folded) || (n > 0 && word.between.trim() !== '') || word.folded.length > 8,
  );
  const name = small.slice(0, end < 0 ? small.length : end);
  return name.length === 0 || /^\d/.test(name[0]?.typed ?? '')
    ? null
    : spelt(
        name.map(({ typed }) => typed),
        { from, to: name.at(-1)?.to ?? from },
      );
}

/** Capitals in a row; an "and" between two of them does not end it. */
function capitalsFrom(words: readonly Word[], from: number): Word[] {
  const names: Word[] = [];
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (!word || (at > from && !/^(?:\s*|\s*[&+,x]\s*)$/u.test(word.between))) break;
    if (isCapital(word)) names.push(word);
    else if (!JOINING.has(word.folded) || names.length === 0 || !isNext(words[at + 1])) break;
  }
  return names;
}
const isNext = (word: Word | undefined) => word !== undefined && isCapital(word);

const spelt = (names: readonly string[], span: Span): Spelt => ({
  letters: withoutDiacritics(names.join('').toLowerCase()).replaceAll(/[^a-z0-9]/g, ''),
  span,
});
