import { num } from './svg-text.ts';

type Box = { x1: number; y1: number; x2: number; y2: number };
type PathCommand =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' };

/** The parts used of a font that opentype.js has parsed. */
export type OutlineFont = {
  charToGlyphIndex(ch: string): number;
  getPath(text: string, x: number, y: number, size: number): { commands: unknown[]; getBoundingBox(): Box };
  getAdvanceWidth(text: string, size: number): number;
};

export type Outline = { d: string; width: number; box: Box };

/** Text as outlines. */
export type Typeface = {
  /** A line of text with its baseline at (x, y). */
  text(text: string, size: number, x?: number, y?: number): Outline;
  /** One letter, centred on the origin and fitted into w × h. */
  glyph(ch: string, w: number, h: number): string;
};

/**
 * A typeface made of the subsets of one font: each letter comes from the first subset that has it (`ư ờ ơ` are in the Vietnamese
 * one, the basic letters in the Latin one).
 */
export function typeface(subsets: readonly [OutlineFont, ...OutlineFont[]]): Typeface {
  const fontOf = (ch: string) => subsets.find((font) => font.charToGlyphIndex(ch) > 0) ?? subsets[0];

  function text(line: string, size: number, x = 0, y = 0): Outline {
    let at = x;
    let d = '';
    const box = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity };
    for (const ch of line.normalize('NFC')) {
      const font = fontOf(ch);
      const path = font.getPath(ch, at, y, size);
      if (path.commands.length) {
        const b = path.getBoundingBox();
        d += (path.commands as PathCommand[]).map(commandText).join('');
        box.x1 = Math.min(box.x1, b.x1);
        box.x2 = Math.max(box.x2, b.x2);
        box.y1 = Math.min(box.y1, b.y1);
        box.y2 = Math.max(box.y2, b.y2);
      }
      at += font.getAdvanceWidth(ch, size);
    }
    return { d, width: at - x, box };
  }

  function glyph(ch: string, w: number, h: number): string {
    const unit = text(ch, 100).box;
    const size = 100 * Math.min(w / (unit.x2 - unit.x1), h / (unit.y2 - unit.y1));
    const { box } = text(ch, size);
    return text(ch, size, -(box.x1 + box.x2) / 2, -(box.y1 + box.y2) / 2).d;
  }

  return { text, glyph };
}

function commandText(c: PathCommand): string {
  switch (c.type) {
    case 'Z':
      return 'Z';
    case 'Q':
      return `Q${num(c.x1)} ${num(c.y1)} ${num(c.x)} ${num(c.y)}`;
    case 'C':
      return `C${num(c.x1)} ${num(c.y1)} ${num(c.x2)} ${num(c.y2)} ${num(c.x)} ${num(c.y)}`;
    default:
      return `${c.type}${num(c.x)} ${num(c.y)}`;
  }
}
