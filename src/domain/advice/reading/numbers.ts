import { ABOUT } from '../limits.ts';
import type { Budget, Slot, SlotValue, Span } from '../slots.ts';
import { addBirth } from './births.ts';
import { AMOUNT, amountIn, type Amount } from './amounts.ts';
import { countIn } from './counts.ts';
import { foldedFigures, NO } from './folded-figures.ts';
import { addPriceWords } from './price-words.ts';
import { isYearsOld } from './years-of-age.ts';

/** What figures say, and the places that they take in the text. */
export type Figures = { readonly slots: readonly Slot[]; readonly taken: readonly Span[] };

const COUNTED =
  /^\s*(?:charms?|con|cai|hat|hot|vien|bong|mon|mau|tuoi|t\b|nam|thang|gio|h\b|ngay|dua|nguoi|ban|lan|phut|cm|size|do|chiec|nhanh|canh hoa|la\b|chan|mau|sac|bong|thu|loai|kieu|ngon|em\b|be\b|bo\b|bua|buoi|doi|cap|chu|so\b|tay|%)/;
const JOIN = /^\s*(?:-|–|~|den|toi|cho den|cho toi)\s*$/;

const MAX_BEFORE = new RegExp(
  String.raw`\b(?:duoi|under|below|less than|up to|${NO} (?:qua|vuot|hon|mac hon|dat hon|toi|den|vuot qua|lon hon|nhieu hon|cao hon)|toi da|max|chua toi|chua den|chua qua|trong tam|trong khoang|trong vong|chi co|chi con|con co|con co moi|re hon|nho hon|thap hon|it hon|ngan sach|budget|cap|tran|den|toi|co|nho hon|be hon|thap hon|it hon|kich kim|gioi han|dinh muc|cao nhat|nhieu nhat|(?:re|mac|dat|cao|lon|nhieu) hon|(?:de danh|danh dum|gom|tich|tiet kiem|gop|cho) duoc|tui tien|trong tui|trong vi|tai chinh|kinh phi|tong|tong cong|tong tien|het|tat ca)\s*(?:la|co|khoang|tam|moi|o|trong|muc|duoc)?\s*$`,
);
/** "Dưới 25k" is less than that; "không quá 25k" may be that. */
const BELOW =
  /(?<!\b(?:khong|ko|k|hong|hem|dung|cho|chang) )\b(?:duoi|under|below|less than|chua toi|chua den|khong toi|ko toi|re hon|nho hon|thap hon|it hon)\s*(?:la|co|khoang|tam|moi)?\s*$/;
const MIN_BEFORE =
  /\b(?:(?:khong|ko|k|hong|hok|hem|dung|chang) (?:duoi|it hon|thap hon|kem)|tren|over|above|more than|at least|hon|it nhat|toi thieu|cao hon|lon hon|tu|min|thap nhat la|qua)\s*(?:la|co|khoang|tam)?\s*$/;
/** "Trên 50k" is more than that. */
const ABOVE =
  /(?<!\b(?:khong|ko|k|hong|hem|chang|dung) )\b(?:tren|over|above|more than|hon|qua|cao hon|lon hon)\s*(?:la|co|khoang|tam)?\s*$/;
const ABOUT_BEFORE =
  /(?:~|\b(?:tam|about|khoang|chung|gan|xap xi|suyt soat|xem xem|quanh|ngang|muc|muc gia|tam gia|khoang gia|gia tam|dau do|tren duoi|loanh quanh|quanh quan|co chung|co tam|co khoang|around|vao|dao dong|ca co))\s*(?:tu|la|tren duoi)?\s*$/;
const EXACT_BEFORE = /\b(?:dung|vua dung|dung gia|gia dung|vua tron)\s*(?:gia|la)?\s*$/;
/** "Có đúng ba mươi lăm nghìn": what she has. */
const ALL_SHE_HAS = /\b(?:co|con|dem|cam|nhet) (?:moi )?(?:dung|vua dung|tron) \s*$/;
/** "Trên ba chục khỏi đưa em coi". */
const NOT_AFTER =
  /^\s*(?:nghin|ngan|k)?\s*(?:(?:thi|la|xin|cho em|em|minh|tui)\s+){0,2}(?:khoi|dung|thoi|khong|ko|hong|bo|ne|mien)(?!\p{L})/u;
/** What an amount is for, between it and the words that limit it: "30k/charm trở xuống". */
const FOR_ONE = String.raw`(?:\s*\/\s*|\s+)?(?:(?:cho |tren )?(?:mot|moi|1) )?(?:(?:hat|hot|con|cai|charm|chiec|vien|bong|mon)(?!\p{L}))?`;
/** "Tầm 30k, đừng cao hơn". */
const NOT_MORE = String.raw`[\s,;.]*(?:(?:thoi|nha|nhe|ma|nhung) )*(?:khong|ko|k|dung|dung co|hong|hem|chu khong|khong duoc|khong muon) (?:(?:cao|mac|dat|nhieu|vuot|lon|qua) (?:hon|qua)|hon|vuot|lo)(?: nua)?(?!\p{L})`;
const MAX_AFTER = new RegExp(
  String.raw`^${FOR_ONE}(?:\s*(?:do lai|tro lai|quay dau|quay xe|tro xuong|do xuong|la cung|la kich kim|kich kim|la het|la toi da|max|thoi|thui|la cao nhat)|${NOT_MORE})`,
  'u',
);
const MIN_AFTER = /^\s*(?:mot |moi |1 )?(?:hat |con |cai |charm |chiec |vien )?\s*(?:tro len|do len|len\b)/;
const PIECE =
  /(?:moi|mot|1|tung|\/)\s*(?:charm|hat|hot|con|cai|chiec|vien|bong|mon|dua|be|mau)|(?:charm|hat|con|cai|mon)\s*(?:nao )?(?:cung )?(?:tu|duoi|tren|khoang|tam|gia)/;
const WHOLE =
  /(?:ca|nguyen|tron|full|tron mot|tron 1|nguyen mot|nguyen 1|tron goi|het|tong cong|tong gia|lam|xau|mot|1|chiec|cai)\s*(?:ca\s*|cai\s*|chiec\s*|mot\s*|1\s*)?(?:vong|lac|chiec vong)|(?:ca|nguyen|tron|full) (?:cai|chiec|bo|set|goi)|tat ca|tong cong|tong tien|het thay|^\s*(?:mot |1 )?vong/;

const WHOLE_AFTER =
  /^\s*(?:mot |1 )?(?:vong|(?:cho )?(?:ca|nguyen|tron|full) (?:cai |chiec |mot |1 )?(?:vong|lac|cai|chiec|bo|set|goi))/;

/** From here on an amount is meant for the whole bracelet: no charm costs that much. */
const WHOLE_FROM = 100_000;
/** For less no bracelet is made: what is less is meant for each charm. */
const LEAST_WHOLE = 70_000;
/** Less than this a charm does not cost: smaller amounts for several are meant for each. */
const CHEAPEST_CHARM = 18_000;
/** Smaller amounts are years (`2k5`), runs and the like, */
const LEAST_AMOUNT = 10_000;
/** unless a limit is said of them ("dưới 5k"): what costs less must not be shown dearer. */
const LEAST_LIMIT = 1000;

/** Reads budgets, counts, birth years and months. */
export function figuresIn(wish: string): Figures {
  // Folding keeps the length of composed text, so places found in it hold for the text itself.
  const folded = foldedFigures(wish);
  const taken: Span[] = [];
  const slots: Slot[] = [];
  const add = (value: SlotValue, { from, to }: Span, sure = 1) => {
    slots.push({ ...value, wanted: true, sure, span: { from, to } });
    taken.push({ from, to });
  };
  const counted = countIn(folded, wish.normalize('NFC').toLowerCase());
  if (counted && !counted.ofOne) add({ type: 'count', count: counted.count }, counted.span);

  const amounts = budgetsIn(folded, counted?.count ?? null);
  for (const { budget, span } of amounts) {
    add({ type: 'budget', budget }, withQualifiers(folded, span));
    taken.push(...refusalOf(folded, span));
  }
  addPriceWords(wish.normalize('NFC').toLowerCase(), folded, amounts.length > 0, slots, taken);
  addBirth(folded, amounts[0]?.span ?? null, add);
  return { slots, taken };
}

type Said = { readonly budget: Budget; readonly span: Span };

/** What a wish says of its price: mostly one budget, or one for the bracelet and one for each charm. */
function budgetsIn(folded: string, count: number | null): Said[] {
  const all = [...folded.matchAll(AMOUNT)].map((match) => amountIn(match));
  const ranges = all.flatMap((low, n) => {
    const high = all[n + 1];
    return high &&
      (JOIN.test(folded.slice(low.to, high.from)) || isSaidTogether(folded, low, high)) &&
      (high.unit || low.unit || isPrice(folded, low, high)) &&
      !(high.unit ? isCounted(folded, high) : COUNTED.test(folded.slice(high.to)))
      ? [{ low: rangeLow(low, high), high }]
      : [];
  });
  const [range] = ranges;
  if (range) {
    const span = { from: range.low.from, to: range.high.to };
    const limits = { min: range.low.low, max: range.high.high, about: false };
    return [{ budget: whole(limits, folded, span, count), span }];
  }
  const found = all.filter(
    (amount) =>
      (amount.high >= leastAt(folded, amount) &&
        amount.unit &&
        !isCounted(folded, amount) &&
        !isAge(folded, amount)) ||
      isPrice(folded, amount, amount),
  );
  const budgets = found.map((amount) => ({
    limits: limitsOf(folded, amount),
    span: { from: amount.from, to: amount.to },
  }));
  const both = EACH.test(folded) ? bothIn(budgets) : null;
  if (both) return both;
  const last = budgets.findLast(({ limits }) => limits.max !== null) ?? budgets.at(-1);
  if (!last) return [];
  const least = budgets.find(({ limits }) => limits.max === null || limits.about)?.limits.min;
  const least0 = last.limits.min ?? least ?? null;
  const min = least0 !== null && last.limits.max !== null && least0 > last.limits.max ? null : least0;
  return [{ budget: whole({ ...last.limits, min }, folded, last.span, count), span: last.span }];
}

const AT_MOST = new RegExp(String.raw`\b(?:${NO} (?:qua|vuot|hon)|toi da|max|nhieu nhat|cao nhat)\s*$`);

const leastAt = (folded: string, { from }: Amount) => {
  const before = folded.slice(0, from);
  return BELOW.test(before) || AT_MOST.test(before) ? LEAST_LIMIT : LEAST_AMOUNT;
};

const EACH =
  /(?<!\p{L})(?:(?:moi|tung|1) (?:charm|hat|hot|con|cai|vien|bong|mon)|each|charm (?:nao )?(?:cung )?(?:duoi|khong qua|ko qua|toi da|tam|khoang))(?!\p{L})|\/ ?(?:charm|hat|con|cai)/u;

/** "Cả vòng 1tr, mỗi charm không quá 60k": the dearer is meant for the bracelet, the other for each charm. */
function bothIn(budgets: readonly { readonly limits: Limits; readonly span: Span }[]): Said[] | null {
  const most = ({ limits }: { readonly limits: Limits }) => limits.max ?? 0;
  const [each, all, more] = budgets.toSorted((one, other) => most(one) - most(other));
  if (!each || !all || more) return null;
  if (most(each) < CHEAPEST_CHARM || most(each) >= LEAST_WHOLE || most(all) < WHOLE_FROM) return null;
  return [
    { budget: { ...all.limits, whole: true }, span: all.span },
    { budget: { ...each.limits, whole: false }, span: each.span },
  ];
}

const QUALIFIER_BEFORE =
  /(?:(?<!\b(?:tan|quoc|dai|ong|thong) )\b(?:gia|ngan sach|budget|tai chinh|kinh phi|tui tien|muc gia)\s+)?(?:\b(?:(?:khong|ko|k|kh|hk|hok|hong|hem|hum|khum|chang|cha|cho|dung|chua|cung dung)(?= (?:qua|duoi|tren|hon|toi|den|max|vuot|nhieu|co|mac|dat|cao))|(?:it|cao|lon|nho|thap|re|mac|dat)(?= hon)|de danh(?= duoc)|chi|loanh|xap|trong|vua) )?(?:~|\b(?:qua|duoi|under|below|less than|up to|over|above|more than|at least|about|around|tren|hon|toi da|toi thieu|(?:it|cao|thap|nhieu|re) nhat|(?:mac|dat|cao) hon|(?:de danh )?duoc|dung|toi|den|max|min|tu|tam|khoang|chung|co|gan|dung gia|vuot|vuot qua|nhieu hon))\s*(?:la|tu|khoang|co|tam)?\s*$/;
const WHOLE_BEFORE = /\b(?:ca|nguyen|tron|full) (?:cai |chiec )?(?:vong|lac)\s*$/;
const QUALIFIER_AFTER = new RegExp(
  String.raw`^${FOR_ONE}(?:\s*(?:do lai|tro lai|quay dau|quay xe|tro xuong|do xuong|tro len|do len|la cung|la kich kim|kich kim|la het)|${NOT_MORE})`,
  'u',
);

/** The place of an amount with the words that belong to it, so that "không quá" refuses nothing. */
function withQualifiers(folded: string, { from, to }: Span): Span {
  const qualifier = QUALIFIER_BEFORE.exec(folded.slice(0, from))?.[0] ?? '';
  const ofWholeBracelet = WHOLE_BEFORE.exec(folded.slice(0, from - qualifier.length))?.[0] ?? '';
  const before = `${ofWholeBracelet}${qualifier}`;
  const after = QUALIFIER_AFTER.exec(folded.slice(to))?.[0] ?? '';
  return { from: from - before.length, to: to + after.length };
}

/** "Tầm 40 50k": two bare amounts side by side, the second less than twice the first. */
const isSaidTogether = (folded: string, low: Amount, high: Amount): boolean =>
  /^ $/.test(folded.slice(low.to, high.from)) &&
  high.unit &&
  !low.unit &&
  low.high < high.low &&
  high.low < low.high * 2;

/** `200-350k` begins at 200k, `2-3 chục` at twenty thousand. */
function rangeLow(low: Amount, high: Amount): Amount {
  let same = low.low;
  while (!low.unit && same * 10 <= high.high) same *= 10;
  return { ...low, low: same };
}

/** `5 đồng chí`, `2 củ khoai` are no prices, but `50 cành` is; what follows `30 nghìn` counts nothing. */
function isCounted(folded: string, { from, to }: Amount): boolean {
  const after = folded.slice(to);
  if (/^\s*(?:tuoi|nguoi|dua)\b/.test(after)) return true;
  const isMoney = /(?:k|ka|nghin|ngan|tram|vnd|xi|lit|trieu)$/.test(folded.slice(from, to));
  return (
    !isMoney &&
    /^\s*(?:chi|khoai|cai|hoa|gio|xuan|nam (?:truoc|nay|roi|chua|ben|tuoi|sau|o|lam|cuoi|yeu)|(?:thang|ngay)(?! \d)|tuan)\b/.test(
      after,
    )
  );
}

/** "Ngoại lên tám chục": so old. */
const isAge = (folded: string, { from, to }: Amount) =>
  /(?:len|tron|tho|huong tho|tuoi|ngoai|ngot|gan|(?<!(?:nho|re|it|thap|be|mac|dat) )hon|u)\s*$/.test(
    folded.slice(0, from),
  ) &&
  /(?:chuc|muoi)$/.test(folded.slice(from, to)) &&
  /(?<!\p{L})(?:ba|ong|me|ma|bo|noi|ngoai|cu|bac|co|chu|di|chi|anh|tuoi|tho)(?!\p{L})/u.test(
    folded.slice(0, from),
  );

const LIMITS = [MAX_BEFORE, MIN_BEFORE, ABOUT_BEFORE, EXACT_BEFORE];

/** A bare number is a price only where the words around it say so. */
function isPrice(folded: string, low: Amount, high: Amount): boolean {
  const [before, after] = [folded.slice(0, low.from), folded.slice(high.to)];
  if (
    COUNTED.test(after) &&
    !/^\s*(?:mot|moi|1)/.test(after) &&
    !MAX_AFTER.test(after) &&
    !MIN_AFTER.test(after)
  )
    return false;
  if (high.high < 10_000 || high.high > 50_000_000 || isYearsOld(before, after, low.low)) return false;
  if (low.low >= WHOLE_FROM && low.low % 10_000 === 0 && LIMITS.some((limit) => limit.test(before)))
    return true;
  if (/(?:tuoi|ngoai|size|sz|lop|nam|thang|ngay|so|tay|ky|hon|len|tron|sinh) *$/.test(before)) return false;
  return (
    /\b(?:duoi|(?:khong|ko|k|hong|hok|hem|dung|cho|chang) (?:qua|vuot|hon|toi)|toi da|max|chua toi|chua den|tren|it nhat|gia|tam|khoang|chung|tu|budget|ngan sach|dung gia|\d to|mot to|to)\s*(?:la|tu|khoang)?\s*$/.test(
      before,
    ) ||
    MAX_AFTER.test(after) ||
    MIN_AFTER.test(after)
  );
}

/** What stands between a refusal and an amount that is refused with it. */
const REFUSED_GOODS =
  '(?:duoc|dc|co|den|toi|lay|chon|mua|dua|goi y|xem|thich|xai|dung|chi|tra|bo ra|ton|muon|do|hang|loai|mau|kieu|vong|may|nhung|cac|cai|con|hat|hot|charm|mon|nao|gi|thu|gia)';
const NOT =
  '(?:chua|khong|ko|kh|hk|k|hok|hong|hem|hum|khum|chang|cha|cho(?= (?:qua|hon|vuot|lay|chon|mua|dua|co))|dung|cung dung|ko dc|k dc|tranh|tru|nothing|none|dont|don t|no(?= charms? ))';
/** These refuse goods of a price, but are other words where no goods follow ("bỏ ra trên 50k"). */
const REFUSED_NOW = '(?:ne|khoi|mien|bo|loai|gat)';
/** "Đừng đá mắc quá 50k": what is refused may be anything, up to a word that begins something else. */
const ANYTHING = String.raw`(?:(?!(?:ma|nhung|con|chu|thich|me|muon|can|lay|chon|biet|ngai|tiec|sao|van|quan|phai|tam|khoang|gia|thieu|han|but|tang|mua)(?!\p{L}))\p{L}+)`;
const REFUSED_UP_TO = `(?:(?<no>${NOT}(?: (?:lay|chon|mua|dua|goi y|co))?)(?: ${REFUSED_GOODS}){0,4}(?: ${ANYTHING}){0,3}|${REFUSED_NOW}(?: ${REFUSED_GOODS}){1,4})`;
/** "Đừng đưa cái nào dưới 25k". */
const NONE_BELOW = new RegExp(
  String.raw`(?<!\p{L})(?:${NOT}(?: ${REFUSED_GOODS}){0,4}|${REFUSED_NOW}(?: ${REFUSED_GOODS}){1,4}) (?:duoi|re hon|thap hon|under|below)\s*$`,
  'u',
);
/** "Không mua đồ trên 40k". */
const NONE_ABOVE = new RegExp(
  String.raw`(?<!\p{L})${REFUSED_UP_TO} (?:tren|hon|qua|vuot|vuot qua|mac hon|dat hon|cao hon|over|above|more than)\s*$`,
  'u',
);

/** "Đừng lấy hoa nào trên 40k": of what it names only what is dearer is refused, so the word that refuses belongs to the amount. */
function refusalOf(folded: string, { from }: Span): Span[] {
  const refused = NONE_ABOVE.exec(folded.slice(0, from));
  const no = refused?.groups?.no;
  return refused && no !== undefined ? [{ from: refused.index, to: refused.index + no.length }] : [];
}

type Limits = Pick<Budget, 'min' | 'max' | 'about'>;

function limitsOf(folded: string, { from, to, low, high }: Amount): Limits {
  const [before, after] = [folded.slice(0, from), folded.slice(to)];
  if (NONE_BELOW.test(before)) return { min: low, max: null, about: false };
  if (ALL_SHE_HAS.test(before)) return { min: null, max: high, about: false };
  if (EXACT_BEFORE.test(before)) return { min: low, max: high, about: false };
  if (MAX_AFTER.test(after))
    return { min: low < high ? low : null, max: BELOW.test(before) ? high - 1 : high, about: false };
  if (MIN_AFTER.test(after)) return { min: low, max: null, about: false };
  if (NONE_ABOVE.test(before) || (ABOVE.test(before) && NOT_AFTER.test(after)))
    return { min: null, max: high, about: false };
  if (ABOUT_BEFORE.test(before))
    return {
      min: low < high ? low : Math.round(low * ABOUT.below),
      max: low < high ? high : Math.round(high * ABOUT.above),
      about: true,
    };
  if (MAX_BEFORE.test(before)) return { min: null, max: BELOW.test(before) ? high - 1 : high, about: false };
  if (MIN_BEFORE.test(before)) return { min: ABOVE.test(before) ? low + 1 : low, max: null, about: false };
  // `4x k`: between forty and fifty.
  return { min: low < high ? low : null, max: high, about: false };
}

/** "1 lít một charm". */
const OF_ONE = /^\s*(?:\/|cho |la )?(?:mot|1|moi|tung) ?(?:charm|hat|hot|con|vien|bong)(?!\p{L})/u;

function whole(limits: Limits, folded: string, { from, to }: Span, count: number | null): Budget {
  const [before, after] = [folded.slice(0, from), folded.slice(to)];
  const most = limits.max ?? limits.min ?? 0;
  const near = `${before.slice(-40)} ${after.slice(0, 30)}`;
  const isOfOne = OF_ONE.test(after);
  const each =
    isOfOne ||
    most < LEAST_WHOLE ||
    PIECE.test(near) ||
    (most < WHOLE_FROM && !WHOLE.test(before.slice(-40)) && !WHOLE_AFTER.test(after));
  if (count !== null && !/moi|tung/.test(near) && most / count >= CHEAPEST_CHARM) {
    return {
      ...limits,
      min: limits.min === null ? null : Math.round(limits.min / count),
      max: limits.max === null ? null : Math.round(limits.max / count),
      whole: false,
    };
  }
  return {
    ...limits,
    whole: most >= WHOLE_FROM ? !isOfOne && !/(?:moi|\/) ?(?:charm|hat|con|cai)/.test(near) : !each,
  };
}
