import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Seen, Looks } from './in-page.ts';
import { PASSES, pictureIn, readSnapshot } from './snapshot.ts';

/** The differences of one state at one width; none if `lines` is empty. */
export type Difference = { name: string; lines: string[] };

/** Compares two folders' snapshots of a state. */
export async function compare(before: string, after: string, name: string): Promise<Difference> {
  const [one, two] = [readSnapshot(before, name), readSnapshot(after, name)];
  const lines: string[] = [];
  const reported = new Set<string>();
  for (const pass of PASSES) {
    const [was, is] = [one[pass], two[pass]];
    if (!was || !is) continue;
    for (const line of compareLooks(was, is)) {
      // A forced state repeats the differences already seen at rest.
      if (reported.has(line)) continue;
      reported.add(line);
      lines.push(pass === 'rest' ? line : `(${pass}) ${line}`);
    }
  }
  const pixels = await comparePictures(pictureIn(before, name), pictureIn(after, name));
  if (pixels) lines.push(pixels);
  return { name, lines };
}

type Placed = Seen & { path: string };

function compareLooks(was: Looks, is: Looks): string[] {
  const lines: string[] = [];
  const after = new Map(withPaths(is).map((element) => [element.path, element]));
  const same = sameStyles(was, is);
  for (const element of withPaths(was)) {
    const other = after.get(element.path);
    after.delete(element.path);
    const where = element.path + (element.text && ` "${element.text}"`);
    if (!other) {
      lines.push(`${where}: gone`);
      continue;
    }
    if (element.text !== other.text) lines.push(`${where}: says "${other.text}"`);
    const pseudos = new Set([...Object.keys(element.pseudo), ...Object.keys(other.pseudo)]);
    const pairs: [string, number | undefined, number | undefined][] = [
      ['', element.look, other.look],
      ...[...pseudos].map((name): [string, number | undefined, number | undefined] => [
        name,
        element.pseudo[name],
        other.pseudo[name],
      ]),
    ];
    for (const [name, one, two] of pairs) {
      if (one === undefined || two === undefined)
        lines.push(`${where}${name}: ${one === undefined ? 'new' : 'gone'}`);
      else for (const line of same(one, two)) lines.push(`${where}${name}: ${line}`);
    }
  }
  for (const element of after.values()) lines.push(`${element.path} "${element.text}": new`);
  return lines;
}

/** @returns the differences between a style of each snapshot, one line per property; results are memoised by pair */
function sameStyles(was: Looks, is: Looks): (one: number, two: number) => string[] {
  const known = new Map<string, string[]>();
  const places = new Map(is.properties.map((property, at) => [property, at]));
  return (one, two) => {
    const key = `${one} ${two}`;
    let lines = known.get(key);
    if (lines === undefined) {
      lines = [];
      for (const [at, property] of was.properties.entries()) {
        const place = places.get(property);
        if (place === undefined) continue;
        const before = was.values[was.styles[one]![at]!]!;
        const now = is.values[is.styles[two]![place]!]!;
        if (before !== now) lines.push(`${property} ${before} -> ${now}`);
      }
      known.set(key, lines);
    }
    return lines;
  };
}

function withPaths({ elements }: Looks): Placed[] {
  const above: string[] = [];
  return elements.map((element) => {
    above.length = element.depth;
    above.push(element.step);
    return { ...element, path: above.slice(2).join(' > ') || element.step };
  });
}

async function comparePictures(before: string, after: string): Promise<string | undefined> {
  const [one, two] = [readFileSync(before), readFileSync(after)];
  if (one.equals(two)) return undefined;
  const [was, is] = await Promise.all(
    [one, two].map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })),
  );
  if (!was || !is || was.info.width !== is.info.width || was.info.height !== is.info.height)
    return `picture: ${was?.info.width} × ${was?.info.height} -> ${is?.info.width} × ${is?.info.height}`;
  const { width, channels } = was.info;
  let [differ, left, top, right, bottom] = [0, Infinity, Infinity, -1, -1];
  for (let at = 0; at < was.data.length; at += channels) {
    if (was.data.compare(is.data, at, at + channels, at, at + channels) === 0) continue;
    const [x, y] = [(at / channels) % width, Math.floor(at / channels / width)];
    differ += 1;
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
  }
  return differ === 0
    ? undefined
    : `picture: ${differ} pixels between (${left}, ${top}) and (${right}, ${bottom})`;
}
