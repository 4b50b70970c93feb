import { charmThumb, readyMadeImage } from '#server/catalogue/index.ts';
import type { Pictures } from '#server/pictures/library.ts';

/** The picture data of a charm or a ready-made bracelet. */
export type Pictured = { kind: 'charm' | 'ready_made'; picture: string | null };

/** Thumbnail for a list that contains both kinds. */
export function goodsThumbnail(pictures: Pictures, { kind, picture }: Pictured): string | null {
  return kind === 'charm' ? charmThumb(pictures, { picture }) : readyMadeImage(pictures, { picture });
}
