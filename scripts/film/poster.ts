import sharp from 'sharp';
import { scenes } from '#web/features/help/film.vi.ts';
import type { Reel } from './camera.ts';
import type { Cut } from './cuts.ts';

/**
 * Just before this is said the bracelet is worn: the picture that stands for all of it. The button that plays the film lies on
 * the hand there, over no word.
 */
const SCENE = scenes.finish;
/** The moment before the next scene begins (s). */
const BEFORE = 0.3;

/** A picture of the film as what stands in its place until it is played. @throws Error for a film without that scene */
export async function writePoster({ frames, cues }: Reel, file: string, { posterWidth }: Cut): Promise<void> {
  const scene = cues.find(({ text }) => text === SCENE);
  const shown = frames.findLast(({ at }) => scene !== undefined && at <= scene.from - BEFORE);
  if (shown === undefined) throw new Error(`The film has no scene ${SCENE}`);
  await sharp(shown.file).resize(posterWidth).avif({ quality: 50, effort: 9 }).toFile(file);
}
