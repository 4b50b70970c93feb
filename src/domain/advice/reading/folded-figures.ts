import { withoutDiacritics } from '../../kernel/folding.ts';
import { KEEPS_MARKS } from '../knowledge/amounts.vi.ts';
import { NOT_BEYOND } from '../knowledge/grammar.vi.ts';

/** `không` as people write it. */
export const NO = String.raw`\b(?:khong|ko|kh|hk|k|hok|hem|hum|hm|khum|hong|kg|khg|chang|cha|dung|cho)`;

/** What without its marks is a word of amounts, but not as it was typed: `quà` is no `quá`, `hồng` no `hổng`, `đen` no `đến`. */
const NO_FIGURES =
  /(?<=(?<!\p{L})vàng )(?:1[048]|2[24])k(?![\p{L}\d])|(?<!\p{L})(?:bà cụ|bà con|bà(?= \p{L}+ (?:chục|trăm|mươi|nghìn|ngàn|triệu))|cụ|cũ|cú|trầm|già|(?<=(?:tuần|tháng|năm|hôm|bữa|lần) )sau|màu|mầu|hồng|hường|đen|quà|quả|cỏ|cô|cổ|lá|gắn|tối(?! (?:đa|thiểu)))(?!\p{L})/gu;
const NO_FIGURES_BARE =
  /(?<=(?<!\p{L})(?:mau|tong|tone|sac|gam|bong|hoa|no|nu|meo|thach anh) )(?:hong|den|toi)(?!\p{L})/gu;
/** Numbers whose marks are kept: without them `tám` is `tầm`, and `tư` is `từ`. Typed without marks they are numbers in such places only. */
const KEPT =
  /(?<!\p{L})(?:tám|tư)(?!\p{L})|(?<!\p{L})tam(?= (?:chuc|muoi|(?:tram|trieu)(?! (?:ruoi|(?:mot|hai|ba|bon|lam|sau|bay|chin)(?! (?:muoi|chuc))))|xi|lit|cu|nghin|ngan|canh)(?!\p{L}))|(?<=(?<!\p{L})(?:muoi|chuc|tram|trieu|hai|ba|bon|nam|sau|bay|chin) )tam(?!\p{L}| (?:gia|khoang|\d))|(?<=(?<!\p{L})(?:muoi|chuc|trieu|hai|ba|bon|nam|sau|bay|chin) )tu(?!\p{L})/gu;

/** `qua` is a present, unless it is what something may not go beyond. */
const GIFT = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:mac|dat|cao) )(?<!(?<!\p{L})(?:${NO}|${NOT_BEYOND})(?: \p{L}+){0,3} )(?<!\p{L})qua(?!\p{L})`,
  'gu',
);
const hide = (word: string): string => 'x'.repeat(word.length);

/** The wish as amounts are looked for in it: folded, place by place; `cỡ` is about so much, which `có` without its mark is not. */
export function foldedFigures(wish: string): string {
  const typed = wish
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(
      /(?<!\p{L})cỡ(?= *(?:\d{3}|\d[\d.,]* ?\p{L}|\p{L}+ (?:chục|trăm|mươi|lăm|mốt|triệu|xị|lít|củ|nghìn|ngàn)|(?:trăm|triệu|nửa) ))/gu,
      ' ~',
    )
    .replaceAll(/(?<!\p{L})chó(?!\p{L})/gu, 'cun')
    .replaceAll(NO_FIGURES, hide)
    .replaceAll(NO_FIGURES_BARE, hide)
    .replaceAll(GIFT, hide);
  let folded = withoutDiacritics(typed).replaceAll('\n', ' ');
  for (const { index, 0: said } of typed.matchAll(KEPT))
    folded = folded.slice(0, index) + (KEEPS_MARKS[said] ?? said) + folded.slice(index + said.length);
  return folded;
}
