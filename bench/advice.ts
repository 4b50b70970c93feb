import { pathToFileURL } from 'node:url';
import { recommend, understand } from '../src/domain/advice/recommend.ts';
import {
  DEMO_CHARMS,
  figuresOf,
  isHopeless,
  keptLots,
  readLot,
  scoresOf,
  untouchedLots,
  type Lot,
} from '../test-support/judged-wishes.ts';
import {
  despairFigures,
  judgedQuestions,
  wronglyAnswered,
  plainMessages,
} from '../test-support/judged-questions.ts';
import { reportFigures } from './report.ts';

// Quality of the shop's own suggestions, by lot and by kind of wish (README.md beside it).
//   node bench/advice.ts                 every lot in bench/advice
//   node bench/advice.ts lot.jsonl …     lots from elsewhere
//   node bench/advice.ts --wishes …      also lists each wish that was answered badly; never for the held-out lots

const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));
const lots = files.length > 0 ? files.map((file) => readLot(pathToFileURL(file))) : keptLots();

const round = (share: number) => Number(share.toFixed(3));
function rowOf(scores: ReturnType<typeof scoresOf>) {
  const { ofShown, ofMeant, ofPlaces, hitWithin3, ...rest } = figuresOf(scores);
  return {
    ofShown: round(ofShown),
    ofMeant: round(ofMeant),
    ofPlaces: round(ofPlaces),
    hitWithin3: round(hitWithin3),
    ...rest,
  };
}

function tell({ name, wishes }: Lot, isTold: boolean): void {
  const scores = scoresOf(wishes);
  const all = rowOf(scores);
  reportFigures(
    { name: `${name}: of what is shown`, value: all.ofShown, more: true, aim: 0.9 },
    { name: `${name}: of five places`, value: all.ofPlaces, more: true, aim: 0.85 },
    { name: `${name}: contradicting`, value: all.contradicting, aim: 0 },
  );
  const kinds = [...new Set(wishes.map(({ kind }) => kind))];
  console.log(`\n${name}`);
  console.table({
    ...Object.fromEntries(kinds.map((kind) => [kind, rowOf(scores.filter((score) => score.kind === kind))])),
    all,
  });
  if (!isTold) return;
  for (const score of scores) {
    const isWell = isHopeless(score)
      ? score.isRefused
      : score.strange.length === 0 && score.contradicting.length === 0 && score.ofPlaces === 1;
    if (isWell) continue;
    console.log(
      `${score.kind} | ${score.wish}\n   strange: ${score.strange.join(' ')} | contradicting: ${score.contradicting.join(' ')}${score.isRefused ? ' | refused' : ''}`,
    );
  }
}

const untouched = files.length > 0 ? [] : untouchedLots();
for (const lot of lots) tell(lot, args.includes('--wishes'));
for (const lot of untouched) tell(lot, false);
if (files.length === 0) {
  const questions = judgedQuestions();
  const right = questions.length - wronglyAnswered(questions).length;
  console.log(`\nquestions: ${right} of ${questions.length} answered as meant`);
  for (const file of ['despair', 'despair-untouched'] as const) {
    const { real, harmless, missed, false: wrong } = despairFigures(file);
    console.log(`${file}: ${real - missed.length} of ${real} heard, ${wrong.length} of ${harmless} wrongly`);
    reportFigures(
      { name: `${file}: heard`, value: (real - missed.length) / real, more: true, aim: 0.9 },
      { name: `${file}: wrongly heard`, value: wrong.length / harmless, aim: 0.05 },
    );
  }
}
if (files.length === 0) {
  for (const file of ['plain', 'plain-untouched'] as const) {
    const read = plainMessages(file).map((text) => understand(text, DEMO_CHARMS));
    const alarms = read.filter(({ intent }) => intent === 'crisis').length;
    const missed = read.filter(({ isUnderstood, intent }) => !isUnderstood && intent !== 'crisis').length;
    console.log(`${file}: ${alarms} of ${read.length} taken for despair, ${missed} not understood`);
    reportFigures({ name: `${file}: taken for despair`, value: alarms / read.length, aim: 0.01 });
  }
}
const wishes = [...lots, ...untouched].flatMap((lot) => lot.wishes);
const started = performance.now();
for (const { wish } of wishes) recommend(wish, DEMO_CHARMS);
const ms = (performance.now() - started) / wishes.length;
reportFigures({ name: 'ms a wish', value: ms, aim: 30 });
console.log(`\n${ms.toFixed(1)} ms a wish`);
