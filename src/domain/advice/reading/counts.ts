import { withoutDiacritics } from '../../kernel/folding.ts';
import { NUMBERS_TYPED } from '../knowledge/grammar.vi.ts';
import type { Span } from '../slots.ts';

const OTHER_DIGITS: Readonly<Record<string, number>> = { tu: 4, lam: 5, muoi: 10 };

/** The value of a digit's name, 0 for any other word. */
export const valueOfWord = (said: string | undefined): number => {
  const word = withoutDiacritics(said ?? '');
  const at = ['mot', 'hai', 'ba', 'bon', 'nam', 'sau', 'bay', 'tam', 'chin'].indexOf(word);
  return OTHER_DIGITS[word] ?? at + 1;
};

const COUNT =
  /(?<![\d/.,\p{L}])(?<!(?:vo|chong) (?:anh|chi|chu|bac) )(?<!(?:nuoi|de|sinh|sanh|sinh duoc|sanh duoc|de duoc|co duoc|da co|nha co|san co|co san|nuoi toi|co toi|toi|nuoi duoc|san) )(?!nam vien)([1-9]\d?|hai|ba|bon|nam|sau|bay|t[aá]m|muoi)(?!\s*con vat(?!\p{L}))\s*(?:charms?|cai|hat|hot|vien|mon|con(?! re(?![a-z]))|bong|mau(?! (?:xanh|vang|tim|hong|trang|den|cam|nau|kem|xam|sac|chinh)))(?!\s*(?:do|nay|kia|ay|vong|lac|day|tuoi|chan|mat|tiec|giap|mun|cun|meo|gai|trai|dau)(?![a-z]))(?![a-z])/gu;
/** "Bỏ giùm hai cái tim": so many are refused. */
const REFUSED_COUNT =
  /(?<!\p{L})(?:bo|tru|ne|loai|dung|ghet|cat|rut)(?: (?:giup|gium|dum|bot|ra|het|em))*\s*$/u;
/** "Mẹ bỉm hai con": so many children. */
const isChildren = (folded: string, match: RegExpMatchArray): boolean =>
  /^[a-z]+ con$/.test(match[0]) &&
  /(?<!\p{L})(?:me|bim|vo|chi|co|than|nha|chong)\s*$/u.test(folded.slice(0, match.index));

const countOf = (text = ''): number => (/\d/.test(text) ? Number(text) : valueOfWord(text));
const isEach = (folded: string, at: number) =>
  /(?:moi|tung|cu)(?: (?:dua|nguoi|ban|be))?\s*$/.test(folded.slice(0, at));

/** `bà cái gì` counts no three: a number is typed with its own marks, or with none. */
const isTypedSo = (typed: string, folded = ''): boolean =>
  typed.startsWith(folded) ||
  (NUMBERS_TYPED[folded] !== undefined && typed.startsWith(NUMBERS_TYPED[folded]));

/** "Ba em bỏ thuốc rồi, tặng ba con cú": whom it is for. */
const isFather = (folded: string, at: number): boolean =>
  /(?<!\p{L})(?:tang|bieu|gui|cho)\s*$/u.test(folded.slice(0, at)) &&
  /(?<!\p{L})ba (?:em|minh|tui|toi|chong|vo|con)(?!\p{L})/u.test(folded.slice(0, at));

/** "Mua 2 cái giống hệt": so many of one, which she still has to choose. */
const OF_ONE = /^[^,.;!?]{0,12}(?:giong (?:het|nhau|y)|y chang|y het|cung mau|cung loai|nhu nhau)/;

type Counted = { readonly count: number; readonly span: Span; readonly ofOne: boolean };
/**
 * How many charms a wish asks for, and whether it is so many of the same.
 * @param folded the wish in lower case without diacritics, of the same length
 */
export function countIn(folded: string, wish: string): Counted | null {
  const [first] = [...folded.matchAll(COUNT)].filter(
    (match) =>
      countOf(match[1]) > 1 &&
      isTypedSo(wish.slice(match.index), withoutDiacritics(match[1] ?? '')) &&
      !isEach(folded, match.index) &&
      !REFUSED_COUNT.test(folded.slice(0, match.index)) &&
      !isChildren(folded, match) &&
      !(match[1] === 'ba' && isFather(folded, match.index)),
  );
  if (!first) return null;
  const span = { from: first.index, to: first.index + first[0].length };
  return { count: countOf(first[1]), span, ofOne: OF_ONE.test(folded.slice(span.to)) };
}
