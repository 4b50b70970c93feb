import { withoutDiacritics } from '../../kernel/folding.ts';
import { NOT_BEYOND } from '../knowledge/grammar.vi.ts';

/** `không` as people write it. */
export const NO = String.raw`\b(?:khong|ko|kh|hk|k|hok|hem|hum|hm|khum|hong|kg|khg|chang|cha|dung|cho)`;

/** What without its marks is a word of amounts, but not as it was typed: `quà` is no `quá`, `hồng` no `hổng`, `đen` no `đến`. */
const NO_FIGURES =
  /(?<=(?<!\p{L})vàng )(?:1[048]|2[24])k(?![\p{L}\d])|(?<!\p{L})(?:bà cụ|bà con|già|(?<=(?:tuần|tháng|năm|hôm|bữa|lần) )sau|màu|mầu|hồng|hường|đen|quà|quả|cỏ|cô|cổ|lá|gắn|tối(?! (?:đa|thiểu)))(?!\p{L})/gu;
const NO_FIGURES_BARE =
  /(?<=(?<!\p{L})(?:mau|tong|tone|sac|gam|bong|hoa|no|nu|meo|thach anh) )(?:hong|den|toi)(?!\p{L})/gu;
/** `qua` is a present, unless it is what something may not go beyond. */
const GIFT = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:${NO}|${NOT_BEYOND})(?: \p{L}+){0,3} )(?<!\p{L})qua(?!\p{L})`,
  'gu',
);
const hide = (word: string): string => 'x'.repeat(word.length);

/** The wish as amounts are looked for in it: folded, place by place; `cỡ` is about so much, which `có` without its mark is not. */
export const foldedFigures = (wish: string): string =>
  withoutDiacritics(
    wish
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/(?<!\p{L})cỡ(?= *(?:\d|\p{L}+ (?:chục|trăm|mươi)))/gu, ' ~')
      .replaceAll(/(?<!\p{L})chó(?!\p{L})/gu, 'cun')
      .replaceAll(NO_FIGURES, hide)
      .replaceAll(NO_FIGURES_BARE, hide)
      .replaceAll(GIFT, hide),
  ).replaceAll('\n', ' ');
