import sharp from 'sharp';
import { scenes } from '#web/features/help/film.vi.ts';
import type { Reel } from './camera.ts';
import type { Cut } from './cuts.ts';

/**
 * Just before this caption the bracelet is worn, which makes the poster. The play button lies on the hand there and covers no
 * text.
 */
const SCENE = scenes.finish;
/** Seconds before the next scene begins. */
const BEFORE = 0.3;

/** Writes a frame of the film as its poster. @throws Error for a film without that scene */
export async function writePoster({ frames, cues }: Reel, file: string, { posterWidth }: Cut): Promise<void> {
  const scene = cues.find(({ text }) => text === SCENE);
  const shown = frames.findLast(({ at }) => scene !== undefined && at <= scene.from - BEFORE);
  if (shown === undefined) throw new Error(`The film has no scene ${SCENE}`);
  await sharp(shown.file).resize(posterWidth).avif({ quality: 50, effort: 9 }).toFile(file);
}
