import { judgements, meanOf } from '../test-support/labelled-wishes.ts';

// How good the shop's own suggestions are, wish by wish (README.md beside it).

const all = judgements();
const percent = (share: number) => `${Math.round(share * 100)} %`;
console.table(
  all
    .toSorted((one, other) => one.at5 - other.at5)
    .filter(({ at5 }) => at5 < 1)
    .map(({ wish, at5, strange }) => ({ wish, 'precision at 5': percent(at5), strange: strange.join(', ') })),
);
const whole = all.filter(({ at5 }) => at5 === 1).length;
console.log(
  `precision at 5 over ${all.length} judged wishes: ${meanOf(all).toFixed(3)}; ${whole} of them without a strange charm`,
);
