import { withoutDiacritics } from '../../kernel/folding.ts';
import type { Slot, Span } from '../slots.ts';
import { NO } from './folded-figures.ts';
import { nameIn, type Spelt } from './names.ts';

const LETTER = String.raw`[a-z0-9]`;
/** `chữ K`, `chữ cái M`, `chữ T và H`, `initial P.T.L`; `số 12`. */
const SINGLE = new RegExp(
  String.raw`(?:chu|chu cai|ky tu|ki tu|chu dau|initials?|letters?|viet tat(?: ten)?(?: (?:minh|em|tui|toi|con|cua|be|la))*)\s+(?:la\s+)?(${LETTER})(?:\s*(?:,|va|voi|vs|&|-|cung|\+|\.|\s)\s*(?:chu\s+)?(${LETTER})(?![\p{L}\d]))*(?![\p{L}\d])`,
  'gu',
);
/** `đeo số 27`, `số áo 10`, `mấy con số 1 9 9 8`, `đeo 1314`: figures, where more than one of them stands for itself. */
const WORN_NUMBER =
  /(?<!\p{L})(?:(?:so|day so|con so|so ao|ma so)\s+((?:\d\s?){2,8}(?:\s*(?:,|va|voi|vs|&|\+)\s*(?:so\s+)?\d{1,4})*)|(?:deo|khac|ghep|xau|xep)\s+(\d{4}|\d{6}|\d{8}))(?![\d/.,]|\s*(?:k|nghin|ngan|tuoi|dong|d|tr|trieu)(?!\p{L}))/u;
/** `N & T`, `A và B`: two capitals by themselves. */
const PAIR =
  /(?<![\p{L}\d.])(\p{Lu})\s*(?:và|va|với|voi|vs|&|\+|,|♥|❤️?|<3|yêu|love|-)\s*(\p{Lu})(?![\p{L}\d.])/u;
const NUMBERS =
  /(?:xep so|so|ngay|con so|ghep so)\s+(?:cuoi\s+|sinh\s+|ky niem\s+|yeu\s+)?(\d{1,2}(?:[/-]\d{1,2}){0,2}|\d{1,4})(?![\dk])/u;
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
/** Of a name that is only told ("con thỏ tên Bông") nothing is spelt; in a short text the name is all there is. */
const wantsName = (folded: string): boolean =>
  !NAME_IS_REASON.test(folded) &&
  !NAME_REFUSED.test(folded) &&
  (MAKES_NAME.test(folded) || folded.split(' ').length <= NAME_ALONE);
/** "Bạn em tên Sen nên lấy hoa sen": a name that only tells why something else is wanted. */
const NAME_IS_REASON =
  /(?<!\p{L})ten(?: \p{L}+){1,4}[, ]+(?:nen|vi vay|do do) (?!.*(?<!\p{L})(?:chu|ghep|khac|xau|ten)(?!\p{L}))/u;
/** "Đừng ghép tên". */
const NAME_REFUSED = new RegExp(
  String.raw`${NO}(?: (?:can|muon|thich|lay|phai|nen|co))? (?:(?:ghep|khac|lam|deo|de|gan|xau|rap|ghi|theu) )?(?:chu )?ten(?!\p{L})`,
  'u',
);
const MAKES_NAME =
  /(?<!\p{L})(?:chu|chu cai|khac|ghep|rap|xau|danh van|in|theu|gan|dong|ghi|viet|initials?|letters?|vong|lac|charm ten|hat ten|deo ten|lam ten|co ten|mang ten|ten rieng|lay ten|biet danh|nick|name|named|goi la|keu la)(?!\p{L})/u;
const NAME_ALONE = 9;
/** Where somebody begins again, which spells nothing. */
const FROM_NOTHING = /tu (?:con )?so (?:0|khong)(?![\d\p{L}])/gu;
/** Letters and digits that a wish asks for, in their order; null when it asks for none. */
export function lettersIn(wish: string): { slot: Slot; taken: Span[] } | null {
  const folded = withoutDiacritics(wish.normalize('NFC').toLowerCase())
    .replaceAll('\n', ' ')
    .replaceAll(FROM_NOTHING, (said) => 'x'.repeat(said.length));
  const found: Spelt[] = [];
  const initials = initialsIn(wish.normalize('NFC'), folded);
  if (initials) found.push(initials);
  const name = initials || !wantsName(folded) ? null : nameIn(wish.normalize('NFC'));
  const singles = singlesIn(folded);
  // "Em tên Thảo nên muốn chữ T": the letter is asked for, the name only told.
  if (name && !singles.some(({ letters }) => letters === name.letters.charAt(0))) found.push(name);
  found.push(...singles);
  const pair = found.length === 0 ? PAIR.exec(wish.normalize('NFC')) : null;
  if (pair)
    found.push({
      letters: withoutDiacritics(`${pair[1] ?? ''}${pair[2] ?? ''}`.toLowerCase()),
      span: { from: pair.index, to: pair.index + pair[0].length },
    });
  const day = found.length === 0 ? figuresToWear(folded) : null;
  if (day) found.push(day);
  const isSpelling =
    day === null && (found.length > 0 || /xep so|ghep so|con so|charm so|chu so|hat so/.test(folded));
  const numbers = (day ? null : WORN_NUMBER.exec(folded)) ?? (isSpelling ? NUMBERS.exec(folded) : null);
  const number = numbers?.[1] ?? numbers?.[2];
  if (numbers && number !== undefined) {
    found.unshift({
      letters: number.replaceAll(/\D/g, ''),
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

function singlesIn(folded: string): Spelt[] {
  return [...folded.matchAll(SINGLE)].map((match) => ({
    letters: [...match[0].matchAll(/(?<![\p{L}\d])[a-z0-9](?![\p{L}\d])/gu)]
      .map(([letter]) => letter)
      .join(''),
    span: { from: match.index, to: match.index + match[0].length },
  }));
}

function initialsIn(wish: string, folded: string): Spelt | null {
  const said = INITIALS.exec(folded);
  if (!said) return null;
  const from = said.index;
  // A new sentence begins with a capital too.
  const sentence = /^[^.!?\n]*/.exec(wish.slice(from + said[0].length))?.[0] ?? '';
  const names = [...sentence.matchAll(NAMES)];
  const last = names.at(-1);
  if (!last) return calledBefore(wish, folded, said);
  return {
    letters: initialsOf(names),
    span: { from, to: from + said[0].length + last.index + last[0].length },
  };
}

const NAMES = /(?<!\p{L})\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;

/** "Bạn trai em tên Huy, lấy chữ đầu thôi": the names that were told before. */
function calledBefore(wish: string, folded: string, initials: RegExpExecArray): Spelt | null {
  const told = [...folded.slice(0, initials.index).matchAll(TELLS_NAME)];
  const names = told.flatMap(({ index, 0: said }) => [
    ...wish.slice(index, index + said.length).matchAll(NAMES),
  ]);
  const [first] = told;
  if (!first || names.length === 0) return null;
  const span = { from: first.index, to: initials.index + initials[0].length };
  // "Em tên Ngọc Ánh, lấy 2 chữ đầu": both words of one name.
  const [[full = ''] = []] = names;
  const isBoth = names.length === 1 && /(?:2|hai) $/.test(folded.slice(0, initials.index));
  return { letters: isBoth ? full.split(' ').map(firstOf).join('') : initialsOf(names), span };
}
const TELLS_NAME = /(?<!\p{L})(?:ten|named?) [^,.;!?\n]{1,40}/gu;
const initialsOf = (names: readonly RegExpExecArray[]): string =>
  names.map(([full]) => firstOf(full.split(' ').at(-1) ?? '')).join('');
const firstOf = (word: string): string => withoutDiacritics(word).charAt(0);

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
  if (day && (day[3] !== undefined || !FEASTS.has(`${Number(day[1])}/${Number(day[2])}`))) {
    const letters = [day[1], day[2], day[3]].filter((part) => part !== undefined).join('');
    return { letters, span: { from: day.index, to: day.index + day[0].length } };
  }
  const year = WANTS_FIGURES.test(folded) ? YEAR.exec(folded) : null;
  return year
    ? { letters: year[1] ?? '', span: { from: year.index, to: year.index + year[0].length } }
    : null;
}
