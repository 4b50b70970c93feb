import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { drawPicture } from '#server/platform/process/draw-picture.ts';
import { createFileCache, type FileCache } from './file-cache.ts';
import { isUploaded, uploadedVersion, uploadFile } from './uploaded.ts';
import { drawJpeg, JPEG_DRAWING } from './jpegs.ts';
import {
  PICTURE_WIDTHS,
  type JpegName,
  type JpegView,
  type PictureFolder,
  type PictureName,
} from './presets.ts';

type PictureFile = { bytes: Buffer; etag: string; version: string };

/** The shop's pictures: the sources as drawn, and their derived, cached forms. */
export type Pictures = {
  /** URL with the content's version, so that browsers may cache it for ever; null for an unknown picture. */
  url(folder: PictureFolder, name: string | null, width: number): string | null;
  /** A picture in one of its fixed widths, or null. */
  find(wanted: PictureName): Promise<PictureFile | null>;
  /** URL of a JPEG for feeds and link previews; null for an unknown picture. */
  jpegUrl(folder: PictureFolder, name: string | null, view: JpegView): string | null;
  /** Such a JPEG, rendered once and cached, or null. */
  findJpeg(wanted: JpegName): Promise<PictureFile | null>;
  /** A charm as a PNG data URI of 256 px, for drawing it into a larger picture; null when there is none. */
  charmDataUri(name: string): Promise<string | null>;
  /** Changes with the content of the picture; null for an unknown one. */
  versionOf(folder: PictureFolder, name: string): string | null;
  /** For pictures that are rendered rather than derived (`design/shares/preview.ts`). */
  cache: FileCache;
};

type Source = { read: () => Promise<Buffer>; version: string };

/** 256 px are enough for a charm on a bracelet of 960 px (art/README). */
const CHARM_ON_BRACELET = 256;

/**
 * Reads the folders of `sources` once; other names do not exist, so no request text ever becomes a path.
 * @param cacheDir where derived pictures are cached
 * @param readUpload the bytes of a picture that staff uploaded, or null
 */
export async function openPictures({
  sources,
  cacheDir,
  readUpload,
}: {
  sources: string;
  cacheDir: string;
  readUpload: (file: string) => Promise<Buffer | null>;
}): Promise<Pictures> {
  const known = await readSources(sources);
  const cache = createFileCache(cacheDir);
  const dataUris = new Map<string, Promise<string>>();
  const sourceOf = (folder: PictureFolder, name: string): Source | undefined =>
    isUploaded(name) ? uploadedSource(name, readUpload) : known.get(`${folder}/${name}`);

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
      const bytes = await cache.get(kept, async () => resized(await source.read(), width)).catch(absent);
      return bytes && { bytes, version: source.version, etag: `"${source.version}-${width}"` };
    },
    jpegUrl(folder, name, view) {
      const source = name === null ? undefined : sourceOf(folder, name);
      return source === undefined ? null : `/pictures/${folder}/${name}-${view}.jpg?v=${source.version}`;
    },
    async findJpeg({ folder, name, view }) {
      const source = sourceOf(folder, name);
      if (source === undefined) return null;
      const kept = `pictures/${folder}/${name}-${view}.${JPEG_DRAWING}.${source.version}.jpg`;
      const bytes = await cache
        .get(kept, async () => drawJpeg(await source.read(), folder, view))
        .catch(absent);
      return bytes && { bytes, version: source.version, etag: `"${source.version}-${view}-${JPEG_DRAWING}"` };
    },
    async charmDataUri(name) {
      const source = sourceOf('charms', name);
      if (source === undefined) return null;
      const found = dataUris.get(name) ?? pngDataUri(source);
      dataUris.set(name, found);
      return found.catch((error: unknown) => {
        dataUris.delete(name);
        return absent(error);
      });
    },
  };
}

async function readSources(root: string): Promise<Map<string, Source>> {
  const known = new Map<string, Source>();
  for (const folder of Object.keys(PICTURE_WIDTHS)) {
    const files = await readdir(join(root, folder)).catch(() => []);
    await Promise.all(
      files.map(async (name) => {
        const read = () => readFile(join(root, folder, name));
        known.set(`${folder}/${parse(name).name}`, { read, version: versionOf(await read()) });
      }),
    );
  }
  return known;
}

function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

class NoSuchUpload extends Error {}

function uploadedSource(name: string, readUpload: (file: string) => Promise<Buffer | null>): Source {
  return {
    version: uploadedVersion(name),
    async read() {
      const bytes = await readUpload(uploadFile(name));
      if (bytes === null) throw new NoSuchUpload();
      return bytes;
    },
  };
}

/** A client can request a well-formed upload name that never existed. */
function absent(error: unknown): null {
  if (error instanceof NoSuchUpload) return null;
  throw error;
}

function resized(bytes: Buffer, width: number): Promise<Buffer> {
  return drawPicture((sharp) =>
    sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 86, effort: 4 }).toBuffer(),
  );
}

async function pngDataUri({ read }: Source): Promise<string> {
  const bytes = await read();
  const png = await drawPicture((sharp) =>
    sharp(bytes).resize({ width: CHARM_ON_BRACELET }).png({ compressionLevel: 3 }).toBuffer(),
  );
  return `data:image/png;base64,${png.toString('base64')}`;
}
