import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cue, Frame, Reel } from './camera.ts';
import type { Cut } from './cuts.ts';

const FRAMES_PER_SECOND = 30;
/** The frames are JPEG (full range, BT.601); players assume BT.709 at this size, which would shift every rose tone. */
const pictureOf = ({ width, height }: Cut['picture']) =>
  `fps=${FRAMES_PER_SECOND},scale=${width}:${height}:flags=lanczos:in_range=pc:out_range=tv:` +
  'in_color_matrix=bt601:out_color_matrix=bt709,format=yuv420p';
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const formatsOf = ({ webm, mp4 }: Cut['crf']) => ({
  webm: ['-c:v', 'libvpx-vp9', '-crf', `${webm}`, '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '6'],
  mp4: ['-c:v', 'libx264', '-crf', `${mp4}`, '-preset', 'faster', '-movflags', '+faststart'],
});
/** Distance of key frames: seeking lands at most eight seconds away. */
const KEY_PICTURES = ['-g', '240'];
/** A frame shown for less was replaced before anyone could see it. */
const SHORTEST = 0.002;

/** @throws Error with installation help when ffmpeg is missing */
export function expectFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  throw new Error('The film is made with ffmpeg, which is not installed: apt-get install ffmpeg');
}

/** Writes `<name>.webm`, `.mp4` and `.vtt` beside the frames. */
export function encode({ frames, cues, length }: Reel, folder: string, { name, picture, crf }: Cut): void {
  const list = join(folder, 'frames.txt');
  writeFileSync(list, frameList(frames, length));
  for (const [ending, codec] of Object.entries(formatsOf(crf))) {
    const source = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list];
    const out = join(folder, `${name}.${ending}`);
    const { status } = spawnSync(
      'ffmpeg',
      [
        ...source,
        '-vf',
        pictureOf(picture),
        ...COLOURS,
        ...codec,
        ...KEY_PICTURES,
        '-t',
        length.toFixed(3),
        out,
      ],
      { stdio: 'inherit' },
    );
    if (status !== 0) throw new Error(`ffmpeg could not write ${out}`);
  }
  writeFileSync(join(folder, `${name}.vtt`), captionsOf(cues));
}

/** Each frame with its duration. */
function frameList(frames: readonly Frame[], length: number): string {
  const lines = frames.flatMap(({ file, at }, nth) => {
    const stays = (frames[nth + 1]?.at ?? length) - at;
    return stays < SHORTEST ? [] : [`file '${file}'\nduration ${stays.toFixed(4)}`];
  });
  // The last frame's duration only counts when another entry follows.
  return `${lines.join('\n')}\nfile '${frames.at(-1)!.file}'\n`;
}

/** WebVTT. */
function captionsOf(cues: readonly Cue[]): string {
  const captions = cues.map(({ text, from, to }) => `${clock(from)} --> ${clock(to)}\n${text}\n`);
  return `WEBVTT\n\n${captions.join('\n')}`;
}

/** `00:01:02.500` */
const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);
