import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH_IT = new Set(['.css', '.ico', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest', '.xml']);
/** Smaller responses fit in one network packet anyway. */
const SMALLEST = 1024;

/**
 * Writes a `.br` and a `.gz` at maximum compression beside every text file of the folder, so that the server never compresses
 * them itself. Browsers request Brotli only over https and on localhost.
 * @param {string} folder
 */
export async function compressAll(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && WORTH_IT.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
