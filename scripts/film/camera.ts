import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A picture of the page, and the film's second at which it appears. */
export type Frame = { file: string; at: number };
/** Words, from one second of the film to another. */
export type Cue = { text: string; from: number; to: number };
/** What was recorded: `length` seconds of film, shown `speed` times as fast as it was acted. */
export type Reel = { frames: Frame[]; cues: Cue[]; length: number; speed: number };

export type Camera = {
  /** Begins the next caption. */
  say(text: string): void;
  /** What nobody needs to watch: the film stands still until it is done. */
  cut(work: () => Promise<unknown>): Promise<void>;
  stop(): Promise<Reel>;
};

/** Everything is acted about so many times slower than it is shown: a slow machine still gets enough pictures. */
export const SLOWER = 1.5;
/** Seconds that the film lasts: however long a busy machine took over the story, it is shown in this time. */
const LENGTH = 70;

/** Films what the page shows from now on, into JPEG files of the folder. */
export async function openCamera(page: Page, folder: string): Promise<Camera> {
  const seen: { file: string; second: number }[] = [];
  const cuts: { from: number; to: number }[] = [];
  const cues: { text: string; second: number }[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(seen.length).padStart(5, '0')}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    seen.push({ file, second: metadata.timestamp ?? clock() });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92 });
  const began = clock();

  /** Seconds that were filmed until then. */
  const filmed = (second: number): number => {
    const missed = cuts.map(({ from, to }) => Math.max(0, Math.min(second, to) - from));
    return Math.max(0, second - began - missed.reduce((sum, part) => sum + part, 0));
  };

  return {
    say(text) {
      cues.push({ text, second: clock() });
    },
    async cut(work) {
      const cut = { from: clock(), to: Infinity };
      cuts.push(cut);
      await work();
      cut.to = clock();
    },
    async stop() {
      const end = clock();
      await session.send('Page.stopScreencast');
      const shownAt = (second: number) => (filmed(second) / filmed(end)) * LENGTH;
      return {
        frames: seen.map(({ file, second }) => ({ file, at: shownAt(Math.min(second, end)) })),
        cues: cues.map(({ text, second }, nth) => ({
          text,
          from: shownAt(second),
          to: shownAt(cues[nth + 1]?.second ?? end),
        })),
        length: LENGTH,
        speed: filmed(end) / LENGTH,
      };
    },
  };
}

/** Seconds, as the browser stamps its pictures. */
const clock = (): number => Date.now() / 1000;
