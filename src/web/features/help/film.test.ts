import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenes } from './film.vi.ts';

// The film is committed as `npm run tutorial-video` wrote it: these are the rules that both cuts of it keep.

const file = (ending: string, cut = 'huong-dan') =>
  readFileSync(new URL(`film/${cut}.${ending}`, import.meta.url));
const MEGABYTE = 1024 * 1024;

/** `length`: seconds, as the file's own header says. */
const FORMATS = [
  { ending: 'webm', lengthOf: webmLength },
  { ending: 'mp4', lengthOf: mp4Length },
];

/** The upright cut is for phones, on their own line. */
const CUTS = [
  { cut: 'huong-dan', megabytes: 3 },
  { cut: 'huong-dan-doc', megabytes: 2 },
];
const FILES = CUTS.flatMap((cut) => FORMATS.map((format) => ({ ...cut, ...format })));

test.each(FILES)('$cut.$ending lasts 60 to 75 seconds and weighs at most $megabytes MB', (each) => {
  const { cut, megabytes, ending, lengthOf } = each;
  const bytes = file(ending, cut);
  expect(bytes.length).toBeLessThanOrEqual(megabytes * MEGABYTE);
  expect(lengthOf(bytes)).toBeGreaterThanOrEqual(60);
  expect(lengthOf(bytes)).toBeLessThanOrEqual(75);
});

test.each(CUTS)('the mp4 of $cut can be played before it is whole', ({ cut }) => {
  const bytes = file('mp4', cut);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
});

test.each(CUTS)(
  'the captions of $cut are the transcript, each long enough to read, to the end of it',
  ({ cut }) => {
    const [head, ...blocks] = file('vtt', cut).toString('utf8').trim().split('\n\n');
    expect(head).toBe('WEBVTT');
    const cues = blocks.map((block) => {
      const [, from, to, text] = /^([\d:.]{12}) --> ([\d:.]{12})\n(.+)$/.exec(block)!;
      return { text, from: seconds(from!), to: seconds(to!) };
    });
    expect(cues.map(({ text }) => text)).toEqual(Object.values(scenes));
    let before = 0;
    for (const { text, from, to } of cues) {
      expect(from, text).toBeGreaterThanOrEqual(before);
      expect(text!.length / (to - from), text).toBeLessThan(LETTERS_A_SECOND);
      before = to;
    }
    const lengths = FORMATS.map(({ ending, lengthOf }) => lengthOf(file(ending, cut)));
    expect(before).toBeLessThanOrEqual(Math.min(...lengths) + ONE_PICTURE);
  },
);

/** As fast as subtitles are read by everybody. */
const LETTERS_A_SECOND = 25;
const ONE_PICTURE = 1 / 30;

/** `00:01:02.500` */
function seconds(clock: string): number {
  const [hours, minutes, rest] = clock.split(':').map(Number) as [number, number, number];
  return hours * 3600 + minutes * 60 + rest;
}

/** The box `mvhd`, version 0: times of creation and change, units a second, length in units. */
function mp4Length(bytes: Buffer): number {
  const at = bytes.indexOf('mvhd') + 4;
  expect(bytes[at]).toBe(0);
  return bytes.readUInt32BE(at + 16) / bytes.readUInt32BE(at + 12);
}

/** The element `Duration`: milliseconds as a double. */
function webmLength(bytes: Buffer): number {
  const at = bytes.indexOf(Buffer.from('448988', 'hex'));
  return bytes.readDoubleBE(at + 3) / 1000;
}
