import { availableParallelism } from 'node:os';
import type sharp from 'sharp';
import { limitConcurrency } from './limit-concurrency.ts';

/**
 * The one limiter for everything that decodes or draws pictures: each takes tens of megabytes and a core for a moment, and a page
 * of new pictures or a rush of uploads requests many.
 */
const limited = limitConcurrency(availableParallelism());

/**
 * Decodes or draws a picture within that limit. sharp is loaded by the first: a start needs none, and derived pictures are read
 * from their files.
 */
export function drawPicture<T>(work: (draw: typeof sharp) => Promise<T>): Promise<T> {
  return limited(async () => work((await import('sharp')).default));
}
