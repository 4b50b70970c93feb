/** What a chip can be changed to, or added as, without typing. */
export type Choice = { readonly key: string; readonly label: string };
/** Choices of one question. */
type Choices = { readonly kind: string; readonly title: string; readonly choices: readonly Choice[] };

const LISTED = [
  ['color', 'Màu', 'hồng, tím, đỏ, vàng, xanh dương, xanh lá, trắng, đen, nhiều màu'],
  ['recipient', 'Tặng ai', 'mẹ, bạn gái, bạn trai, vợ, chồng, bạn thân, bà, thầy cô, bé gái, bản thân'],
  ['occasion', 'Dịp', 'sinh nhật, kỷ niệm, Valentine, 8/3, 20/10, Giáng sinh, Tết, tốt nghiệp, cưới hỏi'],
  ['style', 'Phong cách', 'tối giản, cổ điển, đáng yêu, thanh lịch, dịu dàng, cá tính, vui tươi'],
  ['meaning', 'Ý nghĩa', 'tình yêu, may mắn, bình an, tình bạn, tài lộc, mạnh mẽ, biết ơn'],
] as const;

// By their keys alone: what they mean stays with the server, which pages need not fetch.
const concepts = LISTED.map(([kind, title, names]): Choices => ({
  kind,
  title,
  choices: names.split(', ').map((name) => ({ key: `${kind}:${name}`, label: name })),
}));

/** Thousands of đồng for the whole bracelet. */
const BUDGETS = [300, 400, 500, 700];
const budgets: Choices = {
  kind: 'budget',
  title: 'Cả vòng',
  choices: BUDGETS.map((most) => ({ key: `budget:whole::${most}000:`, label: `đến ${most}.000 ₫` })),
};

/** The questions that most wishes answer, each with what is answered most. */
export const CHIP_CHOICES: readonly Choices[] = [...concepts, budgets];

/** What a slot can be changed to; none for what is called by its name. @param key as `keyOf` writes it */
export function choicesFor(key: string): readonly Choice[] {
  const [kind] = key.split(':');
  return (CHIP_CHOICES.find((one) => one.kind === kind)?.choices ?? []).filter(
    (choice) => choice.key !== key,
  );
}
