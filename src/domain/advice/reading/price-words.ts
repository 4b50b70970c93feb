import { withoutDiacritics } from '../../kernel/folding.ts';
import { FINE, PRICE_MARKS } from '../knowledge/grammar.vi.ts';
import { findConcept } from '../knowledge/index.ts';
import type { PriceWish, Slot, Span } from '../slots.ts';

const PRICE_WORDS: readonly (readonly [PriceWish, RegExp])[] = [
  [
    'less',
    /(?<!\p{L})(?:(?:re|mem|nhe) hon|cheaper|less expensive|too expensive)|giam (?:gia )?(?:xuong|bot)|(?<!(?:khong|ko|k|dung|dung co|hong|hem|chang) )(?:mac|dat) (?:qua|the|vay|rua|ghe|du)|qua tien|(?:vuot|qua) (?:ngan sach|budget|kha nang)|khong du tien|hoi mac|hoi dat|bot gia|(?:bot|ha|giam) (?:bot )?gia xuong|(?:hoi |qua )?cao (?:qua )?so voi (?:tui tien|ngan sach|kinh phi|budget)|it tien hon|ha gia(?!\p{L})/u,
  ],
  ['more', /(?<!\p{L})(?:(?:mac|dat|xin|sang|cao cap|dat tien) hon|more expensive)/u],
  [
    'cheapest',
    /(?<!\p{L})(?:re|thap|mem|beo|it tien|binh dan|(?<!mau |nau |xxx )hat (?:de|re)) (?:nhat|nhut|nhoi)|(?<!\p{L})re beo/u,
  ],
  [
    'finest',
    /(?<!\p{L})(?:(?:dat|mac) may cung|gia nao cung|bao nhieu (?:tien )?cung|khong ngai gia|khong tiec tien|(?:mac|dat|xin|xin so|dat tien|mac tien|nhieu tien|cao|cao cap|dat gia|dat do|chat luong|sang|quy|gia tri|xin xo) (?:nhat|nhut))/u,
  ],
  [
    'cheap',
    /(?<!\p{L})(?:gia re|re re|(?<!phu |khoe |con |chau |anh |chang |tang em |thang em |bieu em )re(?! quat| hon| nhat| nhut)|(?:khong|ko|dung|dung co|khong can) (?:qua )?(?:dat|mac)(?: qua| lam)?|gia mem|mem mem|(?:hop|vua|hop voi) tui tien|(?<!\p{L})tien it|it tien|gia (?:ca )?(?:hop ly|phai chang|vua phai)|(?:ngan sach|kinh phi|tai chinh|budget|tui tien) (?:co |hoi |rat )?(?:han hep|thap|it|eo hep|khiem ton|co han|nho|sinh vien|hoc sinh|han che)|binh dan|tiet kiem|viem mang tui|chay tui|het tien|it tien|kinh te|vua tui tien|(?<!mau |nau |xxx )hat de(?! (?:tang|nho|deo|lam|moi|cho|ky|mang|danh|em|minh|nhac|giu|chuc))|sinh vien ngheo|hoc sinh ngheo|ngheo|gia (?:hs|sv|hoc sinh|sinh vien)|no money|khong co (?:nhieu )?tien|ket tien|can tien|can vi|rong tui|(?<!phi )hanh gia|tui rong|nuoi heo|tui tien eo hep|eo hep|luong chua ve)(?!\p{L})/u,
  ],
];

const isMeant = (typed: string): boolean =>
  typed
    .split(' ')
    .every((word) => [word, undefined].includes(PRICE_MARKS[withoutDiacritics(word)]) || isBare(word));
const isBare = (word: string): boolean => withoutDiacritics(word) === word;
/** "Không ưa đồ rẻ tiền": what is fine is meant. */
const NOT_CHEAP = new RegExp(
  String.raw`(?<!\p{L})(?:khong|ko|k|hong|hem|dung|chang|ghet|ky) (?:(?!gi |nao |sao )\p{L}+ ){0,3}re(?: tien| qua| lam| mat)?(?!\p{L})`,
  'u',
);

/** An amount says more than "giá rẻ" beside it. */
export function addPriceWords(
  text: string,
  folded: string,
  hasAmount: boolean,
  slots: Slot[],
  taken: Span[],
): void {
  const fine = NOT_CHEAP.exec(folded);
  const luxury = findConcept('style', FINE);
  if (fine && luxury && isMeant(text.slice(fine.index, fine.index + fine[0].length))) {
    const span = { from: fine.index, to: fine.index + fine[0].length };
    taken.push(span);
    slots.push({ type: 'concept', concept: luxury, wanted: true, sure: 1, span });
    return;
  }
  for (const [price, pattern] of PRICE_WORDS) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const span = { from: match.index, to: match.index + match[0].trimEnd().length };
    if (!isMeant(text.slice(span.from, span.to))) continue;
    taken.push(span);
    if (!hasAmount) slots.push({ type: 'price', price, wanted: true, sure: 1, span });
    return;
  }
}
