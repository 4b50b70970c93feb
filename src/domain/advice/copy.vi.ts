import { CHARMS_MIN } from '../design/limits.ts';
import { formatVnd } from '../kernel/vnd.ts';
import type { Concept, ConceptKind } from './knowledge/concepts.ts';
import type { Reply } from './knowledge/replies.vi.ts';
import { ABOUT, REASON_MAX } from './limits.ts';
import type { Relaxed } from './relevance.ts';
import type { Wish } from './wish.ts';
import type { Budget, PriceWish, Slot } from './slots.ts';

export const adviceCopy = {
  // spec §5, AI description
  wishMissing: 'Vui lòng nhập mô tả về vòng tay bạn mong muốn',
  wishTooLong: 'Mô tả quá dài. Vui lòng giới hạn trong 500 ký tự',
  wishCharacters: 'Mô tả chỉ được chứa chữ cái, số, khoảng trắng và ký tự đặc biệt cơ bản',

  understood: 'Bông chọn cho bạn',
  notUnderstood:
    'Bông chưa hiểu hết ý bạn. Bạn kể thêm về màu sắc, người nhận hay dịp tặng nhé; còn đây là những charm đang được yêu thích.',
  notThisTime: 'Bông chưa hiểu câu này, bạn nói cách khác nhé; còn đây vẫn là charm hợp với điều bạn đã kể.',
  nothingBefore:
    'Bông chưa biết bạn thích gì. Bạn kể màu sắc, người nhận hay dịp tặng nhé; còn đây là charm đang được yêu thích.',
  nothingFits: 'Bông chưa tìm được charm còn hàng hợp ý bạn; đây là những charm đang được yêu thích.',
  nothingLeft:
    'Tiệm chưa có charm nào như vậy còn hàng. Bạn nới điều kiện một chút, hoặc nhắn người của tiệm nhé.',
  loved: 'Được nhiều bạn chọn',
} as const;

/** What is said to a message about the last answer. */
export const replyWords: Record<Exclude<Reply, 'others'>, string> = {
  takes:
    'Bông giữ những charm này đây. Bạn bấm “Xâu thử” để xâu cả vòng, hoặc chạm vào từng charm để tự xâu, rồi cho vào giỏ và đặt hàng nhé.',
  likes: 'Bông vui lắm! Ưng rồi thì bạn bấm “Xâu thử” để xem cả vòng nhé.',
  thinks: 'Bạn cứ thong thả, Bông giữ gợi ý ở đây. Thích đổi màu, đổi giá hay xem mẫu khác, bạn kể nhé.',
  puzzled: 'Bông chọn theo những ý bạn đã kể; bạn bỏ, đổi hay thêm ý nào, Bông chọn lại theo ý ấy nhé.',
  helps:
    'Bông chọn cùng bạn nhé! Bạn thích màu gì, tặng ai, dịp nào, khoảng bao nhiêu? Một ý thôi cũng được; còn đây là vài charm để bạn ngắm.',
  stock: 'Charm Bông gợi ý đều đang còn hàng; bạn chạm vào từng charm để xem còn bao nhiêu nhé.',
  photos: 'Hình của mỗi charm có ở trang của charm ấy; cần ảnh chụp thật, bạn nhắn người của tiệm nhé.',
  anew: 'Mình bắt đầu lại nhé! Bạn thích màu gì, tặng ai, dịp nào? Trong lúc đó, đây là charm đang được yêu thích.',
  best: 'Đây là những charm đang được yêu thích nhất.',
};

/** Why a charm was chosen, by what of the wish it meets. */
const reasonWords: Record<ConceptKind, (name: string) => string> = {
  color: (name) => `sắc ${name.replace(/^(?:màu|sắc|tông|tone) /u, '')}`,
  style: (name) => `nét ${name}`,
  meaning: (name) => `gửi gắm ${name}`,
  occasion: (name) => `hợp ${name.startsWith('sinh tháng') ? 'người' : 'dịp'} ${name}`,
  recipient: (name) => `hợp tặng ${name}`,
  interest: (name) => `cho người mê ${name}`,
  sign: (name) => `hợp ${name}`,
  shape: (name) => `đúng ${name} bạn tìm`,
  category: (name) => name,
};

/** Where the pattern of its kind would be stiff. */
const ownReasons: Readonly<Record<string, string>> = {
  'chia tay': 'cho người sắp đi xa',
  'đi biển': 'hợp chuyến đi biển',
  'du lịch': 'hợp những chuyến đi',
  'mùa hè': 'hợp những ngày hè',
  'mùa thu': 'hợp tiết thu',
  'thi cử': 'tiếp sức mùa thi',
  'hẹn hò': 'hợp buổi hẹn',
  'đi chơi': 'hợp ngày đi chơi',
  'đầy tháng': 'mừng bé đầy tháng',
  'tân gia': 'mừng nhà mới',
  'khai trương': 'mừng khai trương',
  'mừng thọ': 'mừng thọ',
  'bản thân': 'để tự thưởng cho mình',
  'bạn đôi': 'hợp đeo đôi',
  'vợ chồng': 'hợp hai vợ chồng',
  'chữa lành': 'xoa dịu trong lòng',
  'ngủ ngon': 'chúc ngủ ngon',
  'sau đổ vỡ': 'xoa dịu sau đổ vỡ',
  'can đảm': 'tiếp thêm can đảm',
  'điềm tĩnh': 'giữ lòng bình tĩnh',
  'gia đình êm ấm': 'cho nhà cửa êm ấm',
  'đồng hành': 'để có nhau bên cạnh',
  'yêu xa': 'gần nhau dù xa',
  'cầu duyên': 'mời duyên lành',
  'nhập học': 'mừng năm học mới',
  'chuyển công tác': 'chúc chặng đường mới',
  'cân bằng': 'cho lòng cân bằng',
  'mạnh mẽ': 'tiếp thêm mạnh mẽ',
  'tự do': 'gợi tự do',
  'tự tin': 'tiếp thêm tự tin',
  'bảo hộ': 'che chở người đeo',
  'định hướng': 'chỉ lối cho mình',
  'chăm chỉ': 'cho người chăm chỉ',
  'nhớ nhung': 'gửi nỗi nhớ',
  'xin lỗi': 'thay lời xin lỗi',
  'biết ơn': 'thay lời cảm ơn',
  'tuổi thơ': 'gợi nhớ tuổi thơ',
  'khởi đầu mới': 'mừng khởi đầu mới',
  'trường thọ': 'chúc sống lâu, khỏe mạnh',
  'già dặn': 'chững chạc',
  'ngọt mát': 'nhìn mát mắt',
};

const MARKED = /[\u0300-\u036f]/u;

/** How a slot is called: in her own words where she typed them with their marks. */
function nameOf(slot: Slot, wish: string): string {
  switch (slot.type) {
    case 'concept': {
      const said =
        slot.span === null ? '' : wish.normalize('NFC').slice(slot.span.from, slot.span.to).toLowerCase();
      const isOwn =
        MARKED.test(said.normalize('NFD')) &&
        slot.concept.kind !== 'recipient' &&
        slot.concept.kind !== 'meaning' &&
        !/\d/.test(said);
      return isOwn ? said : slot.concept.name;
    }
    case 'charm':
      return slot.name;
    case 'letters':
      return `chữ ${slot.letters}`;
    case 'count':
      return `${slot.count} charm`;
    case 'price':
      return priceNames[slot.price];
    case 'budget':
      return budgetName(slot.budget);
  }
}

const priceNames: Record<PriceWish, string> = {
  cheapest: 'rẻ nhất',
  finest: 'cao cấp nhất',
  cheap: 'giá mềm',
  less: 'rẻ hơn',
  more: 'cao cấp hơn',
};

const budgetName = (budget: Budget): string =>
  `${budget.whole ? 'cả vòng' : 'mỗi charm'} ${amountName(budget)}`;

function amountName({ min, max, about }: Budget): string {
  if (min !== null && max !== null) {
    if (min === max) return formatVnd(max);
    // "Tầm 400k" is kept as 320.000 to 440.000; the chip repeats what she wrote.
    const said = Math.round(max / ABOUT.above);
    return about && Math.round(said * ABOUT.below) === min
      ? `khoảng ${formatVnd(said)}`
      : `${formatVnd(min)} – ${formatVnd(max)}`;
  }
  // "Trên 50k" is kept as one đồng more.
  if (max === null)
    return (min ?? 0) % 1_000 === 1 ? `trên ${formatVnd((min ?? 0) - 1)}` : `từ ${formatVnd(min ?? 0)}`;
  // "Dưới 25k" is kept as one đồng less.
  return max % 1_000 === 999 ? `dưới ${formatVnd(max + 1)}` : `đến ${formatVnd(max)}`;
}

/** What a chip says of a slot. */
export function chipName(slot: Slot, wish: string): string {
  const name = nameOf(slot, wish);
  const full =
    slot.type === 'concept' && slot.concept.kind === 'color' && !name.startsWith('màu')
      ? `màu ${name}`
      : slot.type === 'concept' && slot.concept.kind === 'recipient'
        ? `tặng ${name}`
        : name;
  return slot.wanted ? full : `không ${full}`;
}

/** In her own words a style is a noun; what she does, or asks, is not. */
const NO_NOUN =
  /(?<!\p{L})(?:đi|thôi|để|phối|thích|mê|cho|đeo|làm|hay|yêu|không|chẳng|đừng|nhìn|như|mà|muốn|quá)(?!\p{L})/u;

function ownReason({ kind, name }: Concept, said: string): string {
  if (kind === 'color' || kind === 'shape') return reasonWords[kind](said);
  const isNoun = kind === 'recipient' || !NO_NOUN.test(said);
  return ownReasons[name] ?? reasonWords[kind](isNoun ? said : name);
}

const isPicture = (slot: Slot) => slot.type === 'concept' && slot.concept.kind === 'shape';

/** One line: the two strongest wishes that a charm meets, and what it means itself where there is room. */
export function reasonFor(
  charm: { readonly meaning: string; readonly description: string },
  met: readonly Slot[],
  wish: string,
  position: number,
): string {
  const words = met
    .filter((slot) => slot.type === 'concept' && slot.concept.kind !== 'category')
    // "Đúng lá bạn tìm" is said once.
    .filter((slot, n, all) => !isPicture(slot) || all.findIndex(isPicture) === n)
    .slice(0, 2)
    .flatMap((slot) => (slot.type === 'concept' ? ownReason(slot.concept, nameOf(slot, wish)) : []));
  const own = essenceOf(charm.meaning) || charm.description.replace(/\.$/, '');
  const said = words.length > 0 ? words.join(', ') : own;
  const both = `${said}: ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
  const text = words.length > 0 && position >= 0 && Array.from(both).length <= REASON_MAX ? both : said;
  const line = Array.from(text.charAt(0).toUpperCase() + text.slice(1));
  return line.length > REASON_MAX ? `${line.slice(0, REASON_MAX - 1).join('')}…` : line.join('');
}

/** What a meaning says once its picture is left out: 'Gần bùn mà chẳng hôi tanh mùi bùn: trong sạch.' → 'Trong sạch'. */
export function essenceOf(meaning: string): string {
  const essence = (meaning.split(': ').at(-1) ?? '').replace(/\.$/, '');
  return essence.charAt(0).toUpperCase() + essence.slice(1);
}

/** What was asked for, as it stands after "charm": colours and pictures where there are any, else what it is for; and the budget. */
function askedName({ wanted, budget }: Wish): string {
  const concepts = wanted.filter((slot) => slot.type === 'charm' || slot.type === 'concept');
  const looks = concepts.filter((slot) => slot.type === 'charm' || LOOKS.has(slot.concept.kind));
  const names = (looks.length > 0 ? looks : concepts).map((slot) => {
    if (slot.type === 'charm' || PLAIN.has(slot.concept.kind)) return nameOf({ ...slot, span: null }, '');
    return ownReasons[slot.concept.name] ?? reasonWords[slot.concept.kind](slot.concept.name);
  });
  if (budget === null) return names.join(', ');
  if (budget.whole) return [...names, budgetName(budget)].join(', ');
  return [names.join(', '), amountName(budget)].filter(Boolean).join(names.length > 1 ? ', ' : ' ');
}
const LOOKS: ReadonlySet<ConceptKind> = new Set(['color', 'shape', 'category']);
/** Whose name stands after "charm" as it is. */
const PLAIN: ReadonlySet<ConceptKind> = new Set([...LOOKS, 'style', 'meaning']);

/**
 * What there was too little of, and what is shown for it: "Chưa có charm tím dưới 20.000 ₫, đây là gần nhất". With nothing
 * `relaxed` only how few there are.
 */
export function relaxedWords(wish: Wish, relaxed: ReadonlySet<Relaxed>, exact: number): string {
  const asked = askedName(wish);
  if (asked === '') return adviceCopy.understood;
  if (relaxed.size === 0) return `Tiệm chỉ có ${exact} charm đúng ý “${asked}”.`;
  return exact === 0
    ? `Tiệm chưa có charm ${asked}, đây là gần nhất.`
    : `Tiệm có ${exact} charm đúng ý “${asked}”, kèm vài charm gần nhất.`;
}

/** Nothing is as cheap as she asked, and what costs just the sum that she named is shown. @param from its least price, đồng */
export const nearestTo = (wish: Wish, from: number): string =>
  `Tiệm chưa có charm ${askedName(wish)}, đây là gần nhất, từ ${formatVnd(from)}.`;

/** No whole bracelet keeps within her budget: the cheapest that fit are shown instead. @param least what the charms of one cost, đồng */
export const noBracelet = ({ budget }: Wish, least: number | null): string =>
  [
    `Tiệm chưa xâu được ${budget === null ? 'cả vòng' : budgetName(budget)}, đây là những charm mềm giá nhất hợp ý bạn.`,
    ...(least === null ? [] : [braceletFrom(least)]),
  ].join(' ');

/** @param least what the charms of a whole bracelet cost at least, đồng */
export const braceletFrom = (least: number): string =>
  `Riêng ${CHARMS_MIN} charm của một vòng đã từ ${formatVnd(least)}, chưa kể dây.`;

/** @param least what the charms of a whole bracelet of those that are shown cost at least, đồng */
export const dearBracelet = (least: number): string =>
  `Xâu cả vòng bằng những charm này thì riêng charm đã từ ${formatVnd(least)}, chưa kể dây.`;

/** No charm costs so little, or so much: said, instead of showing what she did not want to pay. @param from the least price, đồng */
export function nothingInBudget({ budget }: Wish, from: number): string {
  const asked = budget === null ? '' : ` (${budgetName(budget)})`;
  return `Tiệm chưa có charm nào trong mức bạn đưa ra${asked}; charm hợp ý còn lại có giá từ ${formatVnd(from)}.`;
}

type Telling = { readonly name: string; readonly meaning: string };

/** A description of a bracelet: its charms by name, what they say, whom or when they suit. */
export const descriptionWords = {
  one: (name: string) => `Cả chiếc vòng chỉ có ${name}`,
  several: (names: string) => `${names} gặp nhau trên một chiếc vòng`,
  andMore: (count: number) => `và ${count} charm nữa`,
  and: 'và',
  /** What one charm, or two, say with it. */
  tells: (first: Telling, second?: Telling) =>
    second === undefined
      ? `${first.name} kể chuyện ${first.meaning}.`
      : `${first.name} kể chuyện ${first.meaning}, còn ${second.name} là chuyện ${second.meaning}.`,
  suits: (tags: readonly string[]) => `Tặng dịp ${tags.join(' hay ')} thì vừa đẹp.`,
  /** What a meaning may begin with, and a sentence does without. */
  needless: /^sự /,
} as const;
