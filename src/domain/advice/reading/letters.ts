import { withoutDiacritics } from '../../kernel/folding.ts';
import type { Slot, Span } from '../slots.ts';

const LETTER = String.raw`[a-z0-9]`;
/** `chữ K`, `chữ cái M`, `chữ T và H`; `tên Bống`, `tên bé là An Nhiên`; `số 12`. */
const SINGLE = new RegExp(
  String.raw`(?:chu|chu cai|ky tu)\s+(${LETTER})(?:\s*(?:,|va|voi|vs|&|-|cung)\s*(?:chu\s+)?(${LETTER})(?![\p{L}\d]))*(?![\p{L}\d])`,
  'gu',
);
const NAME =
  /(?:ten|khac chu|ghep chu|dong chu|chu ghep)\s+(?:(?:la|toi|tui|no|chau|ong|ba|co|ay|nhan|vat|ho|be|em|con|minh|ban|nguoi yeu|co be|chi|anh|cua|gai|trai|ny|nyeu|me|rieng|o nha|nha em|nha minh|goi|bac|cun|meo)\s+)*(?<name>[\p{L}]{1,8}(?:\s+[\p{L}]{1,8}){0,2})/u;
const NUMBERS =
  /(?:xep so|so|ngay|con so|ghep so)\s+(?:cuoi\s+|sinh\s+|ky niem\s+|yeu\s+)?(\d{1,2}(?:[/-]\d{1,2}){0,2}|\d{1,4})(?![\dk])/u;
/** Where a name ends. */
const AFTER_NAME = new Set(
  'thi,lay,duoc,dc,nhe,nha,di,cho,va,voi,vs,de,gium,giup,ho,a,shop,trong,tren,len,mau,co,khong,ko,k,hok,hong,hem,la,nhung,chu,em,duoi,tang,gi,nao,ra,thoi,can,bang,kem,them,day,con,xong,roi,gan,hay,hoac,ne,nua,vao,mang,sinh,minh,tui,toi,hong,muon,phai,bao,ghep,gia,charm,vong,rieng,tuoi'.split(
    ',',
  ),
);

/** Letters and digits that a wish asks for, in their order; null when it asks for none. */
export function lettersIn(wish: string): { slot: Slot; taken: Span[] } | null {
  const folded = withoutDiacritics(wish.normalize('NFC').toLowerCase()).replaceAll('\n', ' ');
  const found: { letters: string; span: Span }[] = [];
  const name = NAME.exec(folded);
  if (name?.groups?.name !== undefined) {
    const words = name.groups.name.split(/\s+/);
    const end = words.findIndex((word) => AFTER_NAME.has(word));
    const letters = words.slice(0, end < 0 ? words.length : end);
    if (letters.length > 0) {
      const from = name.index + name[0].length - name.groups.name.length;
      found.push({
        letters: letters.join(''),
        span: { from: name.index, to: from + letters.join(' ').length },
      });
    }
  }
  for (const match of folded.matchAll(SINGLE)) {
    const letters = [...match[0].matchAll(/(?<![\p{L}\d])[a-z0-9](?![\p{L}\d])/gu)].map(([letter]) => letter);
    found.push({ letters: letters.join(''), span: { from: match.index, to: match.index + match[0].length } });
  }
  const isSpelling = found.length > 0 || /xep so|ghep so|con so|charm so|chu so|hat so/.test(folded);
  const numbers = isSpelling ? NUMBERS.exec(folded) : null;
  if (numbers?.[1] !== undefined) {
    found.unshift({
      letters: numbers[1].replaceAll(/\D/g, ''),
      span: { from: numbers.index, to: numbers.index + numbers[0].length },
    });
  }
  const letters = found
    .map((part) => part.letters)
    .join('')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 20);
  const [first] = found;
  if (letters === '' || !first) return null;
  return {
    slot: { type: 'letters', letters, wanted: true, sure: 1, span: first.span },
    taken: found.map(({ span }) => span),
  };
}
