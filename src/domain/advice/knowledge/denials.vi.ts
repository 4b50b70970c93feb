import { listed } from './concepts.ts';

/** Who says "đâu phải mình ghét", "không hẳn là không ưa" only contradicts. */
export const DENIES_DISLIKE = listed(
  'đâu phải, đâu phải là, không phải, không phải là, chẳng phải, chả phải, không hẳn, không hẳn là, đâu hẳn, đâu hẳn là, không có, đâu có, không hề',
).flatMap((denial) =>
  [
    '',
    ...listed('em, mình, tui, tôi, chị, anh, nó, bả, ổng, ảnh, cổ, mẹ, má, bạn ấy, cô ấy, anh ấy'),
  ].flatMap((who) =>
    listed('ghét, chê, ngán, dị ứng, kỵ, kiêng, không thích, không ưa, không mê').map((verb) =>
      [denial, who, verb].filter(Boolean).join(' '),
    ),
  ),
);
/** "Không phải mẫu con gái thích …": all who somebody is not. */
export const NOT_ONE_WHO_LIKES = listed('không phải, đâu phải, chẳng phải, không thuộc').flatMap((no) =>
  listed('mẫu, kiểu, tuýp, típ, dạng').flatMap((sort) =>
    listed('người, con gái, phụ nữ, đàn ông, con trai').flatMap((who) =>
      listed('thích, mê, khoái, hợp, đeo, chuộng').map((verb) => `${no} ${sort} ${who} ${verb}`),
    ),
  ),
);
/** Dislikes in English: every form of the verbs, and other ways to say it. */
export const DISLIKES_IN_ENGLISH = [
  ...listed(
    'allergic to, can t stand, cannot stand, sick of, tired of, not really into, not really a fan of, not a big fan of, not big on, not much into, isn t into, isn t a fan of, doesn t wear, don t wear, never wear, never wears, won t wear, wouldn t wear, doesn t want, didn t like, don t need, doesn t need, no more, fed up with, nothing with, anything except, stay away from, instead of, rather than, too many, too much, have enough, has enough',
  ),
  ...listed('hate, dislike, avoid, detest, loathe, refuse, skip').flatMap((verb) => {
    const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
    return [verb, `${verb}s`, `${stem}ed`, `${stem}ing`];
  }),
];

/** With these ends what is meant instead of what was named: "không phải bướm đâu, mèo cơ". */
export const INSTEAD: ReadonlySet<string> = new Set(listed('cơ, kìa'));
/** "Đừng thỏ con nữa": all of it, and not one kind. */
export const NO_MORE = 'nữa';
/** What only counts or shapes a thing before its name: "con gấu" is `gấu`. */
export const COUNTING: ReadonlySet<string> = new Set(
  listed('con, cái, chú, bé, em, chiếc, quả, trái, đồ, hình, charm, bông, hạt, hoa'),
);
