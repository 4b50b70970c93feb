// Checks docs/spec and docs/security.md against the code: every path exists, every word in brackets after a path occurs in that
// file, and every quoted test title is one, so that moved files and renamed tests must be updated there.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from '../architecture/imports.ts';

/** `code`, _title_ or the end of a point; brackets distinguish a word within a file from a file. */
const PIECE = /\(?`(?<code>[^`]+)`\)?|(?<=^|[\s,])_(?<title>[^_]+)_(?=$|[\s,.;])/g;
const PATH =
  /^[\w.-]+(?:\/[\w.@-]+)*\.[a-z]+$|^(?:src|e2e|docs|content|scripts|bench|seeds|migrations|public)\//;
const TEST = /\.test\.tsx?$/;

const read = (path: string) => readFileSync(root + path, 'utf8');
const titles = new Map<string, string[]>();

const objections = globSync(['docs/spec/*.md', 'docs/security.md'], { cwd: root })
  .toSorted()
  .flatMap(objectionsTo);
for (const objection of objections) console.log(objection);
process.exitCode = objections.length === 0 ? 0 : 1;

function objectionsTo(page: string): string[] {
  return pointsOf(read(page)).flatMap(({ line, text }) => {
    const wrong = objectionsIn(text);
    return wrong.map((objection) => `${page}:${line} ${objection}`);
  });
}

type Point = { line: number; text: string };

/** The text of each bullet, joined into one line. */
function pointsOf(source: string): Point[] {
  const points: Point[] = [];
  for (const [at, line] of source.split('\n').entries()) {
    const last = points.at(-1);
    if (/^\s*- /.test(line)) points.push({ line: at + 1, text: line.trim().slice(2) });
    else if (last && /^\s+\S/.test(line)) last.text += ` ${line.trim()}`;
    else if (line !== '') points.push({ line: at + 1, text: line });
  }
  return points;
}

function objectionsIn(text: string): string[] {
  const found: string[] = [];
  let file: string | undefined;
  if (/^(?:in|by):/.test(text) && !text.includes('`') && !text.includes('](')) found.push('names no file');
  for (const { 0: piece, groups } of text.matchAll(PIECE)) {
    const { code, title } = groups!;
    if (code !== undefined && PATH.test(code)) {
      file = existsSync(root + code) ? code : undefined;
      if (file === undefined) found.push(`names ${code}, which is not there`);
    } else if (code !== undefined && piece.startsWith('(') && file !== undefined && /\.\w+$/.test(file)) {
      if (!read(file).includes(code)) found.push(`${file} has no ${code}`);
    } else if (title !== undefined && file !== undefined && TEST.test(file)) {
      if (!titlesIn(file).some((whole) => whole.includes(title)))
        found.push(`${file} has no test "${title}"`);
    }
  }
  return found;
}

/** Titles of tests and groups; where each row of a table is a test, also the words of the table. */
function titlesIn(file: string): string[] {
  const known = titles.get(file);
  if (known) return known;
  const found: string[] = [];
  const words: { at: number; text: string }[] = [];
  const tables: { start: number; end: number }[] = [];
  new Visitor({
    Literal: ({ value, start }) => typeof value === 'string' && words.push({ at: start, text: value }),
    CallExpression({ callee, arguments: [first] }) {
      const name = calledName(callee);
      if (name !== 'test' && name !== 'describe') return;
      if (first?.type === 'Literal' && typeof first.value === 'string') found.push(first.value);
      if (first?.type === 'TemplateLiteral') found.push(...first.quasis.map(({ value }) => value.raw));
      if (callee.type === 'CallExpression') tables.push(callee);
    },
  }).visit(parseSync(file, read(file)).program);
  const inTable = ({ at }: { at: number }) => tables.some(({ start, end }) => start < at && at < end);
  found.push(...words.filter(inTable).map(({ text }) => text));
  titles.set(file, found);
  return found;
}

/** `test` for `test`, `test.skipIf(x)` and `test.each(table)`. */
function calledName(callee: { type: string }): string | undefined {
  const node = callee as {
    type: string;
    name?: string;
    object?: { type: string };
    callee?: { type: string };
  };
  if (node.type === 'Identifier') return node.name;
  const inner = node.object ?? node.callee;
  return inner && calledName(inner);
}
