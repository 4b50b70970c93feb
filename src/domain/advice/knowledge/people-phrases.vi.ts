import { listed } from './concepts.ts';

// How several people, relatives by marriage and people at work are spoken of: every combination of the words below.

const combined = (...parts: readonly string[]): string[] =>
  parts.map(listed).reduce((all, words) => all.flatMap((said) => words.map((word) => `${said} ${word}`)));

const IN_LAW =
  'vợ, chồng, vợ em, chồng em, vợ mình, chồng mình, vợ tui, chồng tui, nhà chồng, nhà vợ, bên chồng, bên vợ';
const THEIRS = combined('bạn trai, bạn gái, người yêu, ny', 'em, mình, tui, của em, của mình, của tui').join(
  ', ',
);
const SEVERAL = 'mấy đứa, hai đứa, ba đứa, bốn đứa, mấy người';
const MANY = 'mấy, các, tụi, lũ, đám, bọn';

/** More of what recipients are called, by the name of their concept. */
export const CALLED_SO: Readonly<Record<string, readonly string[]>> = {
  'đồng nghiệp': [
    ...combined(
      'chị, anh, mấy chị, mấy anh, các chị, các anh, anh chị, mấy anh chị, các anh chị, mọi người, chị em, anh em, mấy chị em, mấy bà, mấy đứa, mấy bạn, các bạn',
      'trong, ở, cùng, chung',
      'công ty, cty, cơ quan, văn phòng, chỗ làm, team, tổ, xưởng',
    ),
    ...combined(
      'mấy chị, các chị, mấy anh, các anh, anh chị, mọi người',
      'trong phòng, trong nhóm, chung phòng',
    ),
    ...listed('cấp dưới, lính của em, lính của mình, nhân viên cấp dưới'),
  ],
  'anh trai': combined('anh, anh trai, anh hai, ông anh', IN_LAW),
  'em trai': combined('em trai, cậu em, thằng em', IN_LAW),
  'chị em gái': [
    ...combined('chị, em, chị gái, em gái, chị hai, cô em, bà chị', IN_LAW),
    ...combined(SEVERAL, 'em, em gái, em nhỏ, em họ'),
    ...combined(MANY, 'em gái, em nhỏ, em họ'),
  ],
  'em bé': [
    ...combined(SEVERAL, 'nhỏ, con, cháu, bé, nhóc'),
    ...combined(MANY, 'nhỏ, con nít, cháu nhỏ, nhóc, bé con, cháu'),
    ...combined('con, bé, cháu, nhóc', 'của, nhà chị, nhà anh, nhà bạn'),
    ...listed('con nuôi, em bé sơ sinh, bé sơ sinh, trẻ sơ sinh, cháu sơ sinh'),
  ],
  'tuổi teen': [
    ...combined('cho, tặng, mấy em, các em, mấy bạn, các bạn, mấy đứa', 'học sinh, học trò'),
    ...combined('cho, tặng', 'mấy, các, cho mấy', 'em học sinh, em học trò, đứa học trò, bạn học sinh'),
  ],
  'ông bà': listed('ông sui, bà sui, anh sui, chị sui, hai bên thông gia'),
  'cô dì': combined('dì, cô, mợ, thím, bác gái', 'vợ em, chồng em, bên chồng, bên vợ'),
  'chú bác': combined('chú, cậu, dượng, bác trai', 'vợ, chồng, vợ em, chồng em, bên chồng, bên vợ'),
  'bố mẹ': [
    'thầy u',
    ...combined(
      'ba mẹ, bố mẹ, ba má, cha mẹ, tía má',
      'của em, của mình, của tui, của con, của tôi, của chồng, của vợ, của bạn trai, của người yêu, của anh ấy',
    ),
  ],
  bố: [...combined('ba, bố, cha, tía', 'đỡ đầu'), ...combined('ba, bố', THEIRS)],
  'người yêu': listed('tặng em bồ, cho em bồ, mua cho em bồ, quà cho em bồ'),
  mẹ: ['má đỡ đầu', ...combined('mẹ, má', THEIRS)],
  vợ: ['cô vợ'],
  'bạn trai': listed('anh bạn trai, cậu bạn trai, ông bạn trai'),
  'bản thân': combined('tặng, dành tặng, cho, thưởng, mua cho, chiều, thương', 'chính mình, bản thân mình'),
};
