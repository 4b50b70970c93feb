import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PICTURES = fileURLToPath(new URL('../../seeds/pictures/', import.meta.url));
const [WIDTH, HEIGHT] = [1280, 720];
/** The button to play stands in the middle of it. */
const RING = { picture: 'bracelets/hoa-dao-dau-xuan-flat.webp', side: 690, left: 295, top: 20 };
/** Charms on threads beside the ring, at half their width from the left. */
const HUNG = [
  { picture: 'charms/buom.webp', middle: 118, thread: 150, side: 150 },
  { picture: 'charms/co-bon-la.webp', middle: 238, thread: 340, side: 120 },
  { picture: 'charms/tulip.webp', middle: 1048, thread: 340, side: 120 },
  { picture: 'charms/tho.webp', middle: 1164, thread: 150, side: 150 },
];

/**
 * What stands in the film's place until it is played: a bracelet, large enough to be one on a phone too, where a picture of
 * the page would be grey lines.
 * @returns AVIF, 800 px wide
 */
export async function drawPoster(): Promise<Buffer> {
  const pictures = await Promise.all([
    placed(RING.picture, RING.side, RING.left, RING.top),
    ...HUNG.map(({ picture, middle, thread, side }) =>
      placed(picture, side, Math.round(middle - side / 2), thread - 6),
    ),
  ]);
  const whole = await sharp(Buffer.from(ground())).composite(pictures).png().toBuffer();
  return sharp(whole).resize(800).avif({ quality: 46, effort: 9 }).toBuffer();
}

async function placed(picture: string, side: number, left: number, top: number) {
  return {
    input: await sharp(`${PICTURES}${picture}`).resize(side, side, { fit: 'inside' }).png().toBuffer(),
    left,
    top,
  };
}

/** The ground of the film's frame, and the threads. */
function ground(): string {
  const threads = HUNG.map(
    ({ middle, thread }) =>
      `<path d="M${middle} 0V${thread}" stroke="#b98a3a" stroke-width="2.5" stroke-linecap="round"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
<radialGradient id="g" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="#fffaf4"/><stop offset=".6" stop-color="#f8e3e3"/><stop offset="1" stop-color="#eccbd0"/></radialGradient>
</defs><rect width="100%" height="100%" fill="url(#g)"/>${threads.join('')}</svg>`;
}
