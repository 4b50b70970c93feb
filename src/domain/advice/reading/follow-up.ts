import { withoutDiacritics } from '../../kernel/folding.ts';

/** How a wish goes on from the one before: with more of the same, with something else instead, or with other charms. */
export type FollowUp = 'adds' | 'changes' | 'others' | 'anew';

const FOLLOW_UPS: readonly (readonly [FollowUp, RegExp])[] = [
  [
    'anew',
    /lam lai tu dau|huy het|bo het (?:di|nha|nhe)|(?:tim|mua|lam|chon) vong khac|bat dau lai|vong khac cho|tim lai tu dau|quen het|bo het cac yeu cau|yeu cau moi/,
  ],
  ['changes', /doi (?:sang|qua|thanh|lai)|chuyen (?:sang|qua)|thay (?:bang|thanh|sang)|thoi lay|thay vi/],
  [
    'others',
    /(?:cai|mau|con|loai|hat|charm|goi y|bo|nhung cai) khac|khac di|doi (?:cai|mau) |con (?:gi|mau nao|cai nao) (?:khac|nua)|nua di|them (?:\d+|hai|ba|bon|nam|vai|may) (?:cai|con|charm|hat|mau)|xem them|goi y them|cho them/,
  ],
  // "Cả hai luôn": everything that was named stands.
  [
    'adds',
    /^(?:lay |chon |thich |da |u )?ca (?:hai|2|ba|3)(?: cai| mau| loai)?(?: luon| di| nha| nhe| deu duoc| duoc)*$/,
  ],
  // "À mà thôi giữ hoa lại": beside what stands.
  ['adds', /(?<!\p{L})giu (?:lai|(?:\p{L}+ ){1,4}lai)(?!\p{L})/u],
  ['adds', /^(?:hoac|hay la|va|voi) |(?<!\p{L})(?:them|va ca|kem theo|kem them|cong them|nua)(?!\p{L})/u],
];

/** "Không lấy mèo nữa" adds nothing. */
const NO_MORE =
  /(?<!\p{L})(?:khong|ko|k|hong|hem|dung|thoi|chan|het|bo|khoi|chang)(?: \p{L}+){1,5} nua(?!\p{L})/gu;

/** @returns null where a wish stands by itself */
export function followUpIn(text: string): FollowUp | null {
  const folded = withoutDiacritics(text.toLowerCase()).replaceAll(NO_MORE, '');
  return FOLLOW_UPS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
