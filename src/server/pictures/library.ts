import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { createFileCache, type FileCache } from './file-cache.ts';
import { PICTURE_WIDTHS, type PictureFolder, type PictureName } from './presets.ts';

export type PictureFile = { bytes: Buffer; etag: string; version: string };

/** The shop's pictures: sources as they were drawn, and what is derived from them once and kept. */
export type Pictures = {
  /** Address with the content's version, so that browsers may keep it for ever; null for a picture there is not. */
  url(folder: PictureFolder, name: string | null, width: number): string | null;
  /** A picture in one of its fixed widths, or null. */
  find(wanted: PictureName): Promise<PictureFile | null>;
  /** A charm as a PNG data URI of 256 px, for drawing it into a larger picture; null when there is none. */
  charmDataUri(name: string): Promise<string | null>;
  /** Changes when the picture of that charm does. */
  versionOf(folder: PictureFolder, name: string): string | null;
  /** For pictures that are drawn rather than derived (`design/preview.ts`). */
  cache: FileCache;
};

type Source = { file: string; version: string };

/** 256 px are enough for a charm on a bracelet of 960 px (art/README). */
const CHARM_ON_BRACELET = 256;

/**
 * Reads the folders of `sources` once; a name that was not found then does not exist, so no request ever becomes a path.
 * @param cacheDir where derived pictures are kept
 */
export async function openPictures({
  sources,
  cacheDir,
}: {
  sources: string;
  cacheDir: string;
}): Promise<Pictures> {
  const known = await readSources(sources);
  const cache = createFileCache(cacheDir);
  const dataUris = new Map<string, Promise<string>>();
  const sourceOf = (folder: PictureFolder, name: string) => known.get(`${folder}/${name}`);

  return {
    cache,
    versionOf: (folder, name) => sourceOf(folder, name)?.version ?? null,
    url(folder, name, width) {
      const source = name === null ? undefined : sourceOf(folder, name);
      return source === undefined ? null : `/pictures/${folder}/${name}-${width}.webp?v=${source.version}`;
    },
    async find({ folder, name, width }) {
      const source = sourceOf(folder, name);
      if (source === undefined) return null;
      const kept = `pictures/${folder}/${name}-${width}.${source.version}.webp`;
      const bytes = await cache.get(kept, () => resized(source.file, width));
      return { bytes, version: source.version, etag: `"${source.version}-${width}"` };
    },
    async charmDataUri(name) {
      const source = sourceOf('charms', name);
      if (source === undefined) return null;
      const found = dataUris.get(name) ?? pngDataUri(source.file);
      dataUris.set(name, found);
      return found;
    },
  };
}

async function readSources(root: string): Promise<Map<string, Source>> {
  const known = new Map<string, Source>();
  for (const folder of Object.keys(PICTURE_WIDTHS)) {
    const files = await readdir(join(root, folder)).catch(() => []);
    await Promise.all(
      files.map(async (name) => {
        const file = join(root, folder, name);
        known.set(`${folder}/${parse(name).name}`, { file, version: versionOf(await readFile(file)) });
      }),
    );
  }
  return known;
}

function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

function resized(file: string, width: number): Promise<Buffer> {
  return sharp(file).resize({ width, withoutEnlargement: true }).webp({ quality: 86, effort: 4 }).toBuffer();
}

async function pngDataUri(file: string): Promise<string> {
  const png = await sharp(file).resize({ width: CHARM_ON_BRACELET }).png({ compressionLevel: 3 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
