// Checks that Vietnamese text stands in copy.vi.ts beside its feature (articles in content/, errors in contract/errors.ts,
// the demo shop in seeds/), where one person can read all of it, and never in markup or logic.
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { root, sourceFiles } from '../architecture/imports.ts';

/** A single letter belongs to a rule about letters (folding), not to a text. */
const WORD = /\p{L}{2}/u;
const DIACRITICS = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/i;
const HOME_OF_TEXT = /\.vi\.ts$|\/content\/|^seeds\/|^src\/contract\/errors\.ts$/;
/** The shop's name is allowed anywhere. */
const BRAND = /Vườn Charm/g;

type Finding = { line: number; text: string };

function vietnameseIn(file: string): Finding[] {
  const source = readFileSync(root + file, 'utf8');
  if (!DIACRITICS.test(source.normalize('NFC'))) return [];
  const found: Finding[] = [];
  const note = (text: string, at: number) => {
    const rest = text.normalize('NFC').replaceAll(BRAND, '');
    if (DIACRITICS.test(rest) && WORD.test(rest))
      found.push({
        line: source.slice(0, at).split('\n').length,
        text: text.trim().replaceAll(/\s+/g, ' ').slice(0, 60),
      });
  };
  new Visitor({
    Literal: (node) => typeof node.value === 'string' && note(node.value, node.start),
    TemplateElement: (node) => note(node.value.raw, node.start),
    JSXText: (node) => note(node.value, node.start),
  }).visit(parseSync(file, source).program);
  return found;
}

const findings = sourceFiles()
  .filter((file) => !HOME_OF_TEXT.test(file))
  .flatMap((file) =>
    vietnameseIn(file).map(({ line, text }) => `${file}:${line} says "${text}"; move it to copy.vi.ts`),
  );

for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
