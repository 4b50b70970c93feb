import { expect, test } from 'vitest';
import { copy } from '#web/features/help/copy.vi.ts';
import { open, openStage, SIZES } from './support/browser.ts';

const stage = openStage();

const CUTS = [
  { size: 'desktop', file: /\/huong-dan-(?!doc)/ },
  { size: 'phone', file: /\/huong-dan-doc-/ },
] as const;

test.each(CUTS)(
  'the video plays, seeks and shows captions, with a service worker, on a $size',
  async ({ size, file }) => {
    const { page } = await stage.guest({ serviceWorkers: 'allow', viewport: SIZES[size] });
    await open(page, '/help');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const film = page.getByLabel(copy.film.label);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await page.getByRole('button', { name: copy.film.play }).click();
    await page.getByRole('button', { name: copy.film.play }).waitFor({ state: 'detached' });
    const told = await film.evaluate(async (video: HTMLVideoElement) => {
      const jumped = new Promise((done) => video.addEventListener('seeked', done, { once: true }));
      video.currentTime = 45;
      await jumped;
      const { textTracks, currentTime, duration, error } = video;
      const inFocus = document.activeElement === video;
      return { currentTime, duration, error, mode: textTracks[0]?.mode, inFocus };
    });
    expect(told).toMatchObject({ error: null, mode: 'showing', inFocus: true });
    const cues = () =>
      film.evaluate((video: HTMLVideoElement) =>
        [...(video.textTracks[0]?.activeCues ?? [])].map((cue) => (cue as VTTCue).text),
      );
    await expect.poll(cues).toEqual([expect.any(String)]);
    expect(told.currentTime).toBeGreaterThanOrEqual(45);
    const films = asked.filter((path) => /\.(?:webm|mp4)$/.test(path));
    expect(films.length).toBeGreaterThan(0);
    expect(films.filter((path) => !file.test(path))).toEqual([]);
  },
);

test('ten centimetres of the printed ruler are ten centimetres, on a sheet of its own', async () => {
  const { page } = await stage.guest({ viewport: SIZES.desktop });
  await open(page, '/help');
  await page.evaluate(() => (window.print = () => void (document.title = 'printing')));
  await page.getByRole('button', { name: copy.wrist.print }).click();
  await expect.poll(() => page.title()).toBe('printing');
  await page.emulateMedia({ media: 'print' });

  const shown = page.locator('main > :visible');
  await shown.getByText(copy.paperRuler.heading, { exact: true }).waitFor();
  await expect.poll(() => shown.count()).toBe(1);
  const centimetre = await shown
    .locator('svg')
    .getByText(/^\d+$/)
    .evaluateAll((numbers) => {
      const middle = (nth: number) => {
        const { top, bottom } = numbers[nth]!.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      return { ten: middle(14) - middle(4), numbers: numbers.length };
    });
  // CSS defines an inch (2.54 cm) as 96 pixels.
  expect(centimetre.ten).toBeCloseTo((96 / 2.54) * 10, 0);
  expect(await shown.locator('svg').evaluate((it) => it.getBoundingClientRect().height)).toBeCloseTo(
    (96 / 2.54) * 24,
    0,
  );

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('heading', { level: 1 }).waitFor();
});
