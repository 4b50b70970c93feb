import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A frame, and the second of the film at which it appears. */
export type Frame = { file: string; at: number };
/** A caption, with its start and end in seconds of the film. */
export type Cue = { text: string; from: number; to: number };
/** A recording: `length` seconds of film, played `speed` times as fast as recorded. */
export type Reel = { frames: Frame[]; cues: Cue[]; length: number; speed: number };

export type Camera = {
  /** Starts the next caption. */
  say(text: string): void;
  /** Runs work that is left out of the film. */
  cut(work: () => Promise<unknown>): Promise<void>;
  stop(): Promise<Reel>;
};

/** Everything is recorded this much slower than it is played, so that a slow machine still delivers enough frames. */
export const SLOWER = 1.5;
/** Length of the film in seconds, however long the recording took. */
const LENGTH = 70;

/** Records the page from now on, into JPEG files in the folder. */
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

  /** Recorded seconds up to this moment, without cuts. */
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

/** Current time in seconds, the unit of the browser's frame timestamps. */
const clock = (): number => Date.now() / 1000;
