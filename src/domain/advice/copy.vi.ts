import type { ConceptKind } from './lexicon.vi.ts';

export const adviceCopy = {
  // spec §5, AI description
  wishMissing: 'Vui lòng nhập mô tả về vòng tay bạn mong muốn',
  wishTooLong: 'Mô tả quá dài. Vui lòng giới hạn trong 500 ký tự',
  wishCharacters: 'Mô tả chỉ được chứa chữ cái, số, khoảng trắng và ký tự đặc biệt cơ bản',

  understood: 'Bông chọn cho bạn',
  notUnderstood:
    'Bông chưa hiểu hết ý bạn. Bạn kể thêm về màu sắc, người nhận hay dịp tặng nhé; còn đây là những charm đang được yêu thích.',
  nothingFits: 'Bông chưa tìm được charm còn hàng hợp ý bạn; đây là những charm đang được yêu thích.',
  loved: 'Được nhiều bạn chọn',
} as const;

/** Why a charm was chosen, by what of the wish it meets. */
export const reasonWords: Record<ConceptKind, (name: string) => string> = {
  color: (name) => `sắc ${name}`,
  style: (name) => `nét ${name}`,
  meaning: (name) => `gửi gắm ${name}`,
  occasion: (name) => `hợp dịp ${name}`,
  recipient: (name) => `hợp tặng ${name}`,
  category: (name) => name,
};

/** A description of a bracelet: its charms by name, what they say, whom or when they suit. */
export const descriptionWords = {
  charms: (names: string) => `Chiếc vòng kết ${names}`,
  andMore: (count: number) => `và ${count} charm khác`,
  and: 'và',
  meaning: (flower: string, meaning: string) => `${flower} thay bạn nói: “${meaning}.”`,
  suits: (tags: string) => `Rất hợp ${tags}.`,
} as const;
