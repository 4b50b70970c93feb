// `node bench/dragging.ts [rounds]`: how smoothly a charm is dragged round a full ring, and how soon a placed one appears, with
// the
// CPU throttled four times; compared with a bare page that moves one box. Needs a built shop (`npm run build`).
import { cpus } from 'node:os';
import { launch } from '../e2e/support/chromium.ts';
import { startNewShop } from '../e2e/support/shop.ts';
import { measureDrag, measurePlacing, type Frames } from './dragging/measure.ts';
import { BARE, designFullRing, onDesktop, onPhone, type Scene } from './dragging/scenes.ts';
import { reportFigures, median, say } from './report.ts';

const ROUNDS = Number(process.argv[2] ?? 5);

type Round = Frames & { placing: number };

async function main(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const shop = await startNewShop(opened);
  const browser = await launch();
  opened.defer(() => browser.close());
  const design = await designFullRing(browser, shop);

  const scenes: Scene[] = [BARE, onDesktop(design), onPhone(design)];
  const rounds = new Map<Scene, Round[]>(scenes.map((scene) => [scene, []]));
  // The scenes alternate, so that other load on the machine affects all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const scene of scenes) {
      const stand = await scene.open(browser);
      const frames = await measureDrag(stand);
      const placing = await measurePlacing(stand);
      rounds.get(scene)?.push({ ...frames, placing });
      await stand.context.close();
    }
  }

  say(`${cpus().length} cores, processor slowed 4 times, medians of ${ROUNDS} rounds, in ms\n`);
  say(`${'page'.padEnd(20)}  frame  p95 frame  late %  main/frame  ratio  placing`);
  const bare = middle(rounds.get(BARE) ?? [], 'work');
  for (const [scene, of] of rounds) {
    const row = [
      middle(of, 'median').toFixed(1).padStart(5),
      middle(of, 'p95').toFixed(1).padStart(9),
      (middle(of, 'late') * 100).toFixed(1).padStart(6),
      middle(of, 'work').toFixed(1).padStart(10),
      (middle(of, 'work') / bare).toFixed(1).padStart(5),
      middle(of, 'placing').toFixed(0).padStart(7),
    ];
    if (scene !== BARE)
      reportFigures(
        { name: `${scene.name}: frame ms`, value: middle(of, 'median'), aim: 17 },
        { name: `${scene.name}: work, times a bare page`, value: middle(of, 'work') / bare },
        { name: `${scene.name}: placing ms`, value: middle(of, 'placing'), aim: 100 },
      );
    say(`${scene.name.padEnd(20)}  ${row.join('  ')}`);
  }
  say('\nAims: frame 17 or less, placing under 100.');
}

const middle = (rounds: readonly Round[], figure: keyof Round): number =>
  median(rounds.map((round) => round[figure]));

await main();
