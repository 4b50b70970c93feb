import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { favicon, mark } from '#art/brand/mark.ts';
import { linkPreviewGround } from '#art/brand/link-preview.ts';
import { mascot, MASCOT_POSES, type MascotPose } from '#art/brand/mascot.ts';
import { pattern } from '#art/brand/pattern.ts';
import { serviceIcons } from '#art/brand/service-icons.ts';
import { readyMadeBracelets } from '#seeds/catalogue.ts';
import { charmBold } from './charm-font.ts';
import { BRAND, rasterised } from './pictures.ts';
import { cutOut, drawn } from './render-bracelets.ts';

/** Renders the shop's own pictures: mascot, mark, icons and link preview. */
export async function renderBrand(): Promise<void> {
  await mkdir(`${BRAND}/icons`, { recursive: true });
  await writeFile(`${BRAND}/favicon.svg`, favicon());
  await writeFile(
    `${BRAND}/mark.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${mark()}</svg>`,
  );
  await writeFile(`${BRAND}/pattern.svg`, pattern());
  for (const [name, svg] of Object.entries(serviceIcons())) {
    await writeFile(`${BRAND}/icons/${name}.svg`, svg);
  }
  for (const pose of MASCOT_POSES) await bong(pose);
  await writeFile(FAVICON, await ico([16, 32, 48]));
  await appleTouchIcon();
  for (const size of [192, 512]) await appIcon(size);
  await linkPreview();
  await heroForPhones();
}

/** Renders Bông, 800 × 900: `mascot.webp` in the neutral pose, `mascot-<pose>.webp` in the others. At most 60 KB each. */
async function bong(pose: MascotPose): Promise<void> {
  const name = pose === 'blossom' ? 'mascot' : `mascot-${pose}`;
  await sharp(await rasterised(mascot(pose)))
    .webp({ quality: 84, alphaQuality: 80, effort: 6, smartSubsample: true })
    .toFile(`${BRAND}/${name}.webp`);
}

/** The path at which browsers and search engines look without being told. */
const FAVICON = fileURLToPath(new URL('../../public/favicon.ico', import.meta.url));

/** The mark in several sizes (px) as an ICO, which holds PNGs behind a directory of 16 bytes each. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
  const drawing = Buffer.from(favicon());
  const pngs = await Promise.all(
    sizes.map((size) =>
      sharp(drawing, { density: 300 }).resize(size).png({ compressionLevel: 9 }).toBuffer(),
    ),
  );
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [at, png] of pngs.entries()) {
    const entry = 6 + 16 * at;
    head.writeUInt8(sizes[at] ?? 0, entry);
    head.writeUInt8(sizes[at] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}

/** iOS renders transparency black, so the mark stands on paper. */
async function appleTouchIcon(): Promise<void> {
  const flower = await sharp(Buffer.from(favicon()), { density: 300 }).resize(144).png().toBuffer();
  await sharp({ create: { width: 180, height: 180, channels: 3, background: '#fbf8ec' } })
    .composite([{ input: flower, gravity: 'centre' }])
    .png({ palette: true })
    .toFile(`${BRAND}/apple-touch-icon.png`);
}

/** App icon for the manifest: the mark on paper, small enough for a circular mask. */
async function appIcon(size: number): Promise<void> {
  const flower = await sharp(Buffer.from(favicon()), { density: 600 })
    .resize(Math.round(size * 0.62))
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: '#fbf8ec' } })
    .composite([{ input: flower, gravity: 'centre' }])
    .png({ palette: true })
    .toFile(`${BRAND}/icon-${size}.png`);
}

/** Renders the link preview at the recommended 1200 × 630. */
async function linkPreview(): Promise<void> {
  const [shown] = readyMadeBracelets;
  if (!shown) throw new Error('No bracelet to show');
  const worn = await drawn(shown.design, 660, { mode: 'worn', frame: 'wide' });
  await sharp(await rasterised(linkPreviewGround(charmBold())))
    .composite([{ input: worn, left: 510, top: 96 }])
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(`${BRAND}/og-image.jpg`);
}

/**
 * Renders the home page's bracelet at phone width. It is the largest element of the first view (LCP), so it is also available as
 * AVIF, with slightly less detail than the pictures seen close, tuned by eye (decisions 0019, 0027).
 */
async function heroForPhones(): Promise<void> {
  const [shown] = readyMadeBracelets;
  if (!shown) throw new Error('No bracelet to show');
  const { data, info } = await sharp(await cutOut(shown.design, 720, { mode: 'flat' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await sharp(onRose(data), { raw: info })
    .avif({ quality: 44, effort: 9, chromaSubsampling: '4:2:0', tune: 'iq' })
    .toFile(`${BRAND}/hero-720.avif`);
}

/** Background of the bracelet on the home page. */
const ROSE = [0xf9, 0xea, 0xe6] as const;

/** Gives transparent pixels the colour that will show through them: black there costs a third of the bytes. */
function onRose(rgba: Buffer): Buffer {
  const mixed = Buffer.from(rgba);
  for (let at = 0; at < mixed.length; at += 4) {
    const alpha = mixed[at + 3]! / 255;
    ROSE.forEach((ground, channel) => {
      mixed[at + channel] = Math.round(mixed[at + channel]! * alpha + ground * (1 - alpha));
    });
    if (alpha < 1 / 16) mixed[at + 3] = 0;
    if (alpha > 15 / 16) mixed[at + 3] = 255;
  }
  return mixed;
}
