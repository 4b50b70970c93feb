import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEMO_CHARMS as demo,
  figuresOf,
  keptLots,
  leastOf,
  meanOf,
  scoreOf,
  scoresOf,
  type Score,
} from '../../../test-support/judged-wishes.ts';
import { withoutDiacritics } from '../kernel/folding.ts';
import { checkWish } from './checks.ts';
import { adviceCopy, chipName } from './copy.vi.ts';
import { fitOf, slotFit, SUITS } from './fit.ts';
import type { Concept } from './knowledge/concepts.ts';
import { CONCEPTS } from './knowledge/index.ts';
import { elementOf } from './knowledge/signs.vi.ts';
import { readWish } from './reading/read-wish.ts';
import { recommend, type Conversation } from './recommend.ts';
import { keyOf, slotOf, type Slot } from './slots.ts';

const names = demo.map(({ name }) => name);
const read = (wish: string) =>
  readWish(wish, names).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);
const shown = (wish: string, conversation?: Conversation) =>
  recommend(wish, demo, conversation).suggestions.map(({ charm }) => charm);

test.each(keptLots().map((lot) => [lot.name, lot] as const))(
  'judged wishes %s: enough suggestions fit, none contradicts, no wish is wrongly refused',
  (name, lot) => {
    const figures = figuresOf(scoresOf(lot.wishes));
    expect(figures.ofShown, name).toBeGreaterThan(leastOf(name).ofShown);
    expect(figures.ofPlaces, name).toBeGreaterThan(leastOf(name).ofPlaces);
    expect(figures, name).toMatchObject({ contradicting: 0, wronglyRefused: 0 });
  },
);

test.each([
  ['màu tím tặng mẹ', ['color:tím', 'recipient:mẹ']],
  ['mau tim tang me', ['color:tím', 'recipient:mẹ']],
  ['MÀU TÍM'.normalize('NFD'), ['color:tím']],
  ['charm màu xanh lá', ['color:xanh lá']],
  ['xanh dương', ['color:xanh dương']],
  ['đen trắng', ['color:đen', 'color:trắng']],
  ['k thích màu vàng', ['-color:vàng']],
  ['không thích màu đỏ hay hồng, thích màu tím', ['-color:đỏ', '-color:hồng', 'color:tím']],
  ['kiêng đỏ, cam', ['-color:đỏ', '-color:cam']],
  ['hổng lấy đá, chớ đưa con vật', ['-category:đá', '-category:con vật']],
  ['hoa hồng thì chê', ['-shape:hoa hồng']],
  ['sến sẩm là em không đeo đâu', ['-style:nữ tính']],
  ['không phải đỏ mà là tím', ['-color:đỏ', 'color:tím']],
  ['không lấy hoa trừ hoa sen', ['-category:hoa khác', 'shape:hoa sen']],
  ['không phải là không thích màu hồng', ['color:hồng']],
  ['có màu tím không ạ', ['color:tím']],
  ['không lấy hoa cúc', ['-shape:hoa cúc']],
  ['vàng tươi như nắng chứ đừng vàng xỉn', ['color:vàng']],
  ['ngoài trắng ra tôi không đeo màu nào khác', ['color:trắng']],
  ['màu của biển', ['color:xanh dương']],
  ['1 cái vòng', []],
  ['no flowers', ['-category:hoa']],
  ['butterfly purple', ['shape:bướm', 'color:tím']],
  ['bow', ['shape:nơ lụa']],
  ['tuần sau con bạn em ra trường', ['recipient:bạn thân', 'occasion:tốt nghiệp']],
  ['ảnh mê biển', ['occasion:đi biển', 'recipient:bạn trai']],
  ['thêm 3 cái', ['count:3']],
  ['tặng bạn gái', ['recipient:bạn gái']],
  ['tặng con trai', ['recipient:bé trai']],
  ['con trai mười tám tuổi', ['recipient:em trai']],
  ['tặng ông xã', ['recipient:chồng']],
  ['phong cách y2k', ['style:hiện đại']],
  ['từ 50k trở lên', ['budget:each:50000::']],
  ['không quá 300 nghìn', ['budget:whole::300000:']],
  ['mỗi charm tầm 30k', ['budget:each:24000:33000:about']],
  ['200-350k cả vòng', ['budget:whole:200000:350000:']],
  ['từ 25k đến 40k', ['budget:each:25000:40000:']],
  ['2 xị lấy 8 con', ['count:8', 'budget:each::25000:']],
  ['hai mấy nghìn một hạt', ['budget:each:20000:29900:']],
  ['con nào mắc nhất', ['price:finest']],
  ['ghép tên bé Bống', ['letters:BONG']],
  ['chữ T và H', ['letters:TH']],
  ['em sinh năm 2003', ['sign:mệnh Mộc']],
  ['cái nơ màu hồng', ['shape:nơ lụa', 'color:hồng']],
  ['hong thich mau do', ['-color:đỏ']],
  ['sunflower', ['shape:hướng dương']],
  ['tuần sau thi thpt qg', ['occasion:thi cử']],
  ['abc xyz', []],
])('wish "%s" is read as %j', (wish, slots) => {
  expect(read(wish).toSorted()).toEqual(slots.toSorted());
});

test.each([
  ['vòng tầm 400k', 'cả vòng khoảng 400.000 ₫'],
  ['mỗi charm tầm 30k', 'mỗi charm khoảng 30.000 ₫'],
  ['cả vòng khoảng 300k đến 500k', 'cả vòng 300.000 ₫ – 500.000 ₫'],
])('the chip of the wish "%s" is "%s"', (wish, chip) => {
  const chips = readWish(wish, names).slots.map((slot) => chipName(slot, wish).replaceAll('\u00A0', ' '));
  expect(chips).toEqual([chip]);
});

test('a slot has the span of the words that it was read from', () => {
  const [slot] = readWish('cho em màu tím than ạ', names).slots;
  expect(slot?.span).toEqual({ from: 11, to: 19 });
  expect(slot && chipName(slot, 'cho em màu tím than ạ')).toBe('màu tím than');
});

test('every slot key is read back as the same slot; an invalid key gives null', () => {
  for (const wish of ['tím, 5 con, mỗi hạt dưới 30k, chữ K, không lấy hoa', 'cả vòng tầm 700k', 'rẻ nhất']) {
    for (const slot of readWish(wish, names).slots) {
      const key = { key: keyOf(slot), wanted: slot.wanted };
      expect(slotOf(key)).toMatchObject({ ...slot, sure: 1, span: null });
    }
  }
  for (const key of [
    '',
    'color:',
    'color:tòm',
    'count:0',
    'letters:a b',
    'budget:each:x::',
    'price:less',
    '__proto__:x',
  ]) {
    expect(slotOf({ key, wanted: true })).toBeNull();
  }
});

const wishes = keptLots().flatMap((lot) => lot.wishes.filter(({ kind }) => kind !== 'hopeless'));
const anyWish = fc.constantFrom(...wishes.map(({ wish }) => wish));
const slotFor = (concept: Concept, wanted: boolean): Slot => ({
  type: 'concept',
  concept,
  wanted,
  sure: 1,
  span: null,
});
const mostEach = (max: number): Slot => ({
  type: 'budget',
  budget: { min: null, max, whole: false, about: false },
  wanted: true,
  sure: 1,
  span: null,
});
const refusable = CONCEPTS.filter(({ kind }) => kind === 'color' || kind === 'category' || kind === 'shape');

test('no charm that fits a refusal is suggested', () => {
  fc.assert(
    fc.property(anyWish, fc.constantFrom(...refusable), (wish, concept) => {
      const charms = shown(`${wish}. Không thích ${concept.kind === 'color' ? 'màu ' : ''}${concept.name}`);
      const slot = { type: 'concept', concept, wanted: false, sure: 1, span: null } as const;
      expect(charms.filter((charm) => slotFit(charm, slot) >= SUITS).map(({ name }) => name)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('no suggested charm exceeds the maximum price', () => {
  fc.assert(
    fc.property(anyWish, fc.integer({ min: 22, max: 60 }), (wish, thousands) => {
      const charms = shown(`mỗi charm tối đa ${thousands}k`, { slots: readWish(wish, names).slots });
      expect(charms.every(({ price }) => price <= thousands * 1_000)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('no suggestion breaks a refusal or a budget; the message mentions a colour or category that differs', () => {
  const named = CONCEPTS.filter(({ kind }) => kind === 'color' || kind === 'category');
  fc.assert(
    fc.property(
      fc.subarray(named, { maxLength: 2 }),
      fc.constantFrom(...refusable),
      fc.option(fc.integer({ min: 5, max: 60 })),
      (wanted, refused, thousands) => {
        const slots: Slot[] = [
          ...wanted.map((concept): Slot => slotFor(concept, true)),
          slotFor(refused, false),
          ...(thousands === null ? [] : [mostEach(thousands * 1_000)]),
        ];
        const { suggestions, understood, message } = recommend('x', demo, { slots, edited: true });
        const charms = suggestions.map(({ charm }) => charm);
        expect(charms.filter((charm) => slotFit(charm, slotFor(refused, false)) >= SUITS)).toEqual([]);
        expect(charms.filter(({ price }) => price > (thousands ?? Infinity) * 1_000)).toEqual([]);
        const isSilent = understood && message === adviceCopy.understood;
        for (const kind of ['color', 'category'] as const) {
          const asked = wanted.filter((one) => one.kind === kind);
          const others = charms.filter((charm) => asked.every((one) => fitOf(charm, one) === 0));
          expect(isSilent && asked.length > 0 ? others.map(({ name }) => name) : []).toEqual([]);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('a budget below every price: the message says so, and nothing is suggested', () => {
  const advice = recommend('charm màu tím dưới 15k', demo);
  expect(advice.suggestions).toEqual([]);
  expect(advice.message).toMatch(/^Tiệm chưa có charm nào trong mức .+ có giá từ \d+\.000.₫\.$/);
});

test('refused charms are not among the popular ones shown after a wish of refusals alone', () => {
  const advice = recommend('nhỏ này ghét bông ghét hoa, kiếm thứ khác giùm', demo);
  expect(advice.suggestions.map(({ charm }) => charm.category.type)).not.toContain('Flower');
});

test('the order of the parts of a wish does not change the suggestions', () => {
  const parts = ['màu tím', 'tặng mẹ', 'dưới 45k', 'phong cách cổ điển', 'không lấy đá'];
  const ids = (said: readonly string[]) => shown(said.join(', ')).map(({ _id }) => _id);
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (said) => {
      expect(ids(said)).toEqual(ids(parts));
    }),
    { numRuns: 20 },
  );
});

test('wishes with diacritics are understood no worse than without them', () => {
  const sample = keptLots()
    .filter(({ name }) => name !== 'teencode')
    .flatMap((lot) => lot.wishes)
    .filter((_, n) => n % 3 === 0);
  const bare = sample.map((judged) => scoreOf(judged, recommend(withoutDiacritics(judged.wish), demo)));
  const share = (scores: readonly Score[]) => meanOf(scores, ({ ofPlaces }) => ofPlaces);
  expect(share(scoresOf(sample))).toBeGreaterThanOrEqual(share(bare));
});

test('any wish gets at most eight different charms in stock, each with a reason of one line', () => {
  const anything = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.array(anyWish, { maxLength: 3 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(anything, (wish) => {
      const { suggestions } = recommend(wish, demo);
      expect(suggestions.length).toBeLessThanOrEqual(8);
      expect(new Set(suggestions.map(({ charm }) => charm._id)).size).toBe(suggestions.length);
      for (const { charm, reason } of suggestions) {
        expect(charm.availableStock).toBeGreaterThan(0);
        expect(reason).toMatch(/^\S.{0,89}$/u);
      }
    }),
    { numRuns: 60 },
  );
});

test('a follow-up keeps the earlier slots and changes or adds one, gets cheaper charms or further ones', () => {
  const first = recommend('charm màu tím tặng mẹ, không lấy đá', demo);
  const then = (wish: string) =>
    recommend(wish, demo, {
      slots: first.slots,
      seen: new Set(first.suggestions.map(({ charm }) => charm._id)),
    });
  const keys = (wish: string) => then(wish).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);
  expect(keys('đổi sang màu hồng')).toEqual(['recipient:mẹ', '-category:đá', 'color:hồng']);
  expect(keys('thêm màu trắng nữa')).toEqual(['color:tím', 'recipient:mẹ', '-category:đá', 'color:trắng']);
  const cheaper = then('rẻ hơn chút');
  const middle = first.suggestions.map(({ charm }) => charm.price).toSorted((a, b) => a - b)[2] ?? 0;
  expect(Math.max(...cheaper.suggestions.map(({ charm }) => charm.price))).toBeLessThan(middle);
  const more = then('thêm 3 cái').suggestions.map(({ charm }) => charm._id);
  expect(more).toHaveLength(3);
  expect(first.suggestions.filter(({ charm }) => more.includes(charm._id))).toEqual([]);
});

test('slots edited by hand replace what the text says', () => {
  const [purple] = readWish('màu tím', names).slots;
  const advice = recommend('màu đỏ tặng mẹ', demo, { slots: purple ? [purple] : [], edited: true });
  expect(advice.slots.map(keyOf)).toEqual(['color:tím']);
  expect(advice.suggestions[0]?.reason).toContain('tím');
});

test('too few matching charms are filled up with the nearest, marked so, and the message says so', () => {
  const advice = recommend('charm màu tím dưới 25k', demo);
  expect(advice.suggestions).toHaveLength(5);
  expect(advice.suggestions.every(({ charm }) => charm.price < 25_000)).toBe(true);
  expect(advice.message).toBe('Tiệm có 1 charm đúng ý “tím dưới 25.000 ₫”, kèm vài charm gần nhất.');
  // Which one that is can be seen, too.
  expect(advice.suggestions.map(({ nearest }) => nearest)).toEqual([false, true, true, true, true]);
});

test.each([
  ['charm tím dưới 20k', 'Tiệm chưa có charm tím dưới 20.000 ₫, đây là gần nhất, từ 20.000 ₫.'],
  [
    'vòng tặng mẹ, cả vòng không quá 300k',
    'Tiệm chưa có charm hợp tặng mẹ, cả vòng đến 300.000 ₫, đây là gần nhất. Riêng 15 charm của một vòng đã từ 300.000 ₫, chưa kể dây.',
  ],
  ['sinh tháng 5', 'Tiệm có 3 charm đúng ý “hợp người sinh tháng 5”, kèm vài charm gần nhất.'],
])('when too few charms match, the message repeats the wish: %s', (wish, message) => {
  expect(recommend(wish, demo).message).toBe(message);
});

test('a follow-up without an earlier wish asks for one and shows as many charms as requested, never the same', () => {
  const advice = recommend('thêm 3 cái', demo);
  expect(advice).toMatchObject({ understood: false, intent: null, message: adviceCopy.nothingBefore });
  expect(advice.suggestions).toHaveLength(3);
  const seen = new Set(advice.suggestions.map(({ charm }) => charm._id));
  const next = recommend('thêm 3 cái', demo, { slots: [], seen }).suggestions.map(({ charm }) => charm._id);
  expect(next.filter((id) => seen.has(id))).toEqual([]);
});

test('a charm added by staff is matched by its name, colours and tags', () => {
  const [first] = demo;
  if (!first) throw new Error('no charm');
  const rose = { ...first, name: 'Hoa hồng leo', colors: ['tím khói'], tags: ['quà mẹ'] };
  const fit = (kind: string, name: string) => {
    const concept = CONCEPTS.find((one) => one.kind === kind && one.name === name);
    return concept ? fitOf(rose, concept) : 0;
  };
  expect([fit('shape', 'hoa hồng'), fit('color', 'tím'), fit('recipient', 'mẹ')]).toEqual([1, 1, 1]);
  expect(fit('shape', 'mèo')).toBe(0);
});

test.each([
  [1984, 'mệnh Kim'],
  [1990, 'mệnh Thổ'],
  [2003, 'mệnh Mộc'],
  [2005, 'mệnh Thủy'],
  [1975, 'mệnh Thủy'],
])('the birth year %i has the element %s', (year, element) => {
  expect(elementOf(year)?.name).toBe(element);
});

test('reasons say which part of the wish a charm meets, each in other words', () => {
  const reasons = recommend('màu hồng tặng mẹ', demo).suggestions.map(({ reason }) => reason);
  expect(reasons.join('; ')).toMatch(/sắc hồng/i);
  expect(reasons.join('; ')).toMatch(/hợp tặng mẹ/i);
  expect(new Set(reasons).size).toBe(reasons.length);
});

test.each([
  ['', 'Vui lòng nhập mô tả về vòng tay bạn mong muốn'],
  [' \n ', 'Vui lòng nhập mô tả về vòng tay bạn mong muốn'],
  ['a'.repeat(501), 'Mô tả quá dài. Vui lòng giới hạn trong 500 ký tự'],
  ['<b>hồng</b>', 'Mô tả chỉ được chứa chữ cái, số, khoảng trắng và ký tự đặc biệt cơ bản'],
  ['Hồng "pastel" & tím: 50%; dưới 300k!', undefined],
])('the text of a wish is validated (case %#)', (wish, message) => {
  expect(checkWish(wish)?.message).toBe(message);
});
