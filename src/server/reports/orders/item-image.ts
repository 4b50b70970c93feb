import { charmThumb, readyMadeImage } from '#server/catalogue/index.ts';
import type { Pictures } from '#server/pictures/library.ts';

/** A charm or a ready-made bracelet, as far as its picture goes. */
export type Pictured = { kind: 'charm' | 'ready_made'; picture: string | null };

/** A small picture for a list of both. */
export function thingImage(pictures: Pictures, { kind, picture }: Pictured): string | null {
  return kind === 'charm' ? charmThumb(pictures, { picture }) : readyMadeImage(pictures, { picture });
}
