import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenes } from './film.vi.ts';

// The film is committed as `npm run tutorial-video` wrote it: these are the rules that it keeps.

const file = (ending: string) => readFileSync(new URL(`film/huong-dan.${ending}`, import.meta.url));
const MEGABYTE = 1024 * 1024;

/** `length`: seconds, as the file's own header says. */
const FORMATS = [
  { ending: 'webm', lengthOf: webmLength },
  { ending: 'mp4', lengthOf: mp4Length },
];

test.each(FORMATS)('$ending lasts 60 to 75 seconds and weighs at most 3 MB', ({ ending, lengthOf }) => {
  const bytes = file(ending);
  expect(bytes.length).toBeLessThanOrEqual(3 * MEGABYTE);
  expect(lengthOf(bytes)).toBeGreaterThanOrEqual(60);
  expect(lengthOf(bytes)).toBeLessThanOrEqual(75);
});

test('the mp4 can be played before it is whole', () => {
  const bytes = file('mp4');
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
});

test('the captions are those of the transcript, one after the other, each long enough to read, to the end of the film', () => {
  const [head, ...blocks] = file('vtt').toString('utf8').trim().split('\n\n');
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
  const lengths = FORMATS.map(({ ending, lengthOf }) => lengthOf(file(ending)));
  expect(before).toBeLessThanOrEqual(Math.min(...lengths) + ONE_PICTURE);
});

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
