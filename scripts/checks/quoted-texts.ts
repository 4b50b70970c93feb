// Checks that the shop still says every text that the specification quotes, word for word: tests compare pages with copy.vi.ts,
// so a text reworded there would pass them all.
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { root, sourceFiles } from '../architecture/imports.ts';

const SPECIFICATION = 'docs/product/specification.md';
const HOME_OF_TEXT = /\.vi\.ts$|^src\/contract\/errors\.ts$/;
const WHAT_CUSTOMERS_SAY = /^src\/domain\/advice\/knowledge\//;
const QUOTED = /(?<!\p{L})'(?<text>[^'\n]{2,200})'(?!\p{L})/gu;
const DIACRITICS = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/i;
/** What the quote leaves out: '{name}', a number called N or n, and the dots of a quote that is cut off. */
const LEFT_OUT = /\{[^}]*\}|(?<=\s)N(?=\s|$)|\(ví dụ: \.\.\.\)|(?<=hết hạn)\.\.\.$/gu;

const texts = sourceFiles()
  .filter((file) => HOME_OF_TEXT.test(file) && !WHAT_CUSTOMERS_SAY.test(file))
  .flatMap(textsIn);
const missing = quotedTexts().filter(({ text }) => !isSaid(text));
for (const { text, line } of missing)
  console.log(`${SPECIFICATION}:${line} quotes '${text}', which no copy says`);
process.exitCode = missing.length === 0 ? 0 : 1;

/** Every Vietnamese quote; a toast's is 'title – text'. English ones are paraphrases or program texts. */
function quotedTexts(): { text: string; line: number }[] {
  const lines = readFileSync(root + SPECIFICATION, 'utf8')
    .normalize('NFC')
    .split('\n');
  return lines.flatMap((source, at) =>
    Array.from(source.matchAll(QUOTED), ({ groups }) => groups!.text!)
      .filter((text) => DIACRITICS.test(text))
      .flatMap((text) => text.split(' – '))
      .map((text) => ({ text, line: at + 1 })),
  );
}

/** Texts of a file; each value of a template becomes one placeholder. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && found.push(value.normalize('NFC')),
    TemplateLiteral: ({ quasis }) =>
      found.push(
        quasis
          .map(({ value }) => value.cooked ?? value.raw)
          .join('…')
          .normalize('NFC'),
      ),
  }).visit(parseSync(file, readFileSync(root + file, 'utf8')).program);
  return found;
}

function isSaid(quoted: string): boolean {
  const pattern = patternOf(quoted);
  return texts.some((text) => pattern.test(text));
}

function patternOf(quoted: string): RegExp {
  const kept = quoted.split(LEFT_OUT).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(kept.join('.+?'), 'u');
}
