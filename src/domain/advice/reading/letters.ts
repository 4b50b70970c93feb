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
/** `tên Minh Anh`, `khắc MINH ANH`: a name in capitals, whatever its words mean else. */
const PROPER =
  /(?<!\p{L})(?:tên|ten|khắc|khac|ghép|ghep|ráp|rap|xâu|xau)\s+(?:(?:chữ|chu|tên|ten|là|la|bé|be|con|em|của|cua|mình|minh|chồng|vợ)\s+){0,3}(?<name>\p{Lu}\p{L}*(?:\s(?:(?:và|với|vs|va|voi|cùng|&)\s)?\p{Lu}\p{L}*){0,4})(?![\p{L}])/u;
const JOINS = / (?:và|với|vs|va|voi|cùng|&) /gu;
/** `ngày cưới 12/10/2019`, `ngày 27 tháng 8`, `con số ấy`: figures to wear. */
const DAY =
  /(?<!\d)(\d{1,2})\s*(?:[/.-]|thang)\s*(\d{1,2})(?:\s*(?:[/.-]|nam)\s*(\d{4}|\d{2}))?(?!\d|k|\s*(?:k|nghin|ngan))/u;
const IS_DAY =
  /ngay (?:cuoi|quen|yeu|ky niem|gap|dau)|con so|xep ngay|ghep ngay|gan ngay|khac ngay|xau ngay|xep so|ghep so|lay so|khac (?:lai )?(?:so|ngay)|may con so|hat so|charm so/;
const YEAR = /(?:nam|sinh|sanh|sn)\s*(?:nam\s*)?((?:19|20)\d{2})(?!\d)/;
const WANTS_FIGURES =
  /(?:lay|ghep|xep|khac|chon|xau|gan|them|deo|mua)\s+(?:may\s+|con\s+|hat\s+|charm\s+)*so(?!\p{L}| nao hop| luong)/u;
/** `chữ cái đầu tên hai vợ chồng: Tùng và Hoa`: only how each begins. */
const INITIALS = /(?:chu cai|chu|ky tu|ki tu)\s+(?:cai\s+)?(?:dau|viet tat)|viet tat|initial/;
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
  const initials = initialsIn(wish.normalize('NFC'), folded);
  if (initials) found.push(initials);
  const proper = initials ? null : PROPER.exec(wish.normalize('NFC'));
  const spelt = proper?.groups?.name;
  if (proper && spelt !== undefined) {
    found.push({
      letters: withoutDiacritics(spelt.replaceAll(JOINS, ' ').toLowerCase()).replaceAll(' ', ''),
      span: { from: proper.index, to: proper.index + proper[0].length },
    });
  }
  const name = initials || proper ? null : NAME.exec(folded);
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
  const day = found.length === 0 ? figuresToWear(folded) : null;
  if (day) found.push(day);
  const isSpelling =
    day === null && (found.length > 0 || /xep so|ghep so|con so|charm so|chu so|hat so/.test(folded));
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

type Spelt = { letters: string; span: Span };

function initialsIn(wish: string, folded: string): Spelt | null {
  const said = INITIALS.exec(folded);
  if (!said) return null;
  const from = said.index;
  // A new sentence begins with a capital too.
  const sentence = /^[^.!?\n]*/.exec(wish.slice(from + said[0].length))?.[0] ?? '';
  const names = [...sentence.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu)];
  const last = names.at(-1);
  if (!last) return null;
  return {
    letters: names.map(([full]) => withoutDiacritics(full.split(' ').at(-1) ?? '').charAt(0)).join(''),
    span: { from, to: from + said[0].length + last.index + last[0].length },
  };
}

/** Feasts are days too, which nobody means to spell. */
const FEASTS = new Set([
  '14/2',
  '14/3',
  '8/3',
  '20/10',
  '20/11',
  '1/6',
  '2/9',
  '30/4',
  '1/5',
  '19/11',
  '27/2',
  '22/12',
]);

function figuresToWear(folded: string): Spelt | null {
  const day = IS_DAY.test(folded) || WANTS_FIGURES.test(folded) ? DAY.exec(folded) : null;
  if (day && !FEASTS.has(`${Number(day[1])}/${Number(day[2])}`)) {
    const letters = [day[1], day[2], day[3]].filter((part) => part !== undefined).join('');
    return { letters, span: { from: day.index, to: day.index + day[0].length } };
  }
  const year = WANTS_FIGURES.test(folded) ? YEAR.exec(folded) : null;
  return year
    ? { letters: year[1] ?? '', span: { from: year.index, to: year.index + year[0].length } }
    : null;
}
