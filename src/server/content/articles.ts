import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked, type Tokens } from 'marked';
import { parse } from 'yaml';
import { CATEGORY_KEYS } from '#domain/catalogue/categories.ts';
import { readingMinutes } from '#domain/content/reading-time.ts';
import { SECTIONS } from '#domain/content/sections.ts';
import { slugOf } from '#domain/catalogue/goods.ts';
import { z } from '#contract/zod.ts';

/** The shop's own texts, a file an article: `<slug>.md`, facts above, Markdown below. */
export const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));

const Facts = z.strictObject({
  title: z.string(),
  kicker: z.string(),
  section: z.enum(SECTIONS),
  lead: z.string(),
  author: z.string(),
  date: z.iso.date(),
  /** Of a ready-made bracelet or a charm. */
  picture: z.string(),
  tint: z.enum(CATEGORY_KEYS),
  /** Slugs, parted by commas. */
  charms: z.string().transform((text) => text.split(',').map((slug) => slug.trim())),
  bracelet: z.string(),
});

export type Written = z.output<typeof Facts> & {
  slug: string;
  minutes: number;
  html: string;
  headings: { id: string; text: string }[];
};

/**
 * Every article of a folder, the newest first. Read once, at the start.
 * @throws Error naming the file whose facts are incomplete
 */
export function readArticles(folder = CONTENT): Written[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => written(file.slice(0, -'.md'.length), readFileSync(folder + file, 'utf8')))
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
}

function written(slug: string, source: string): Written {
  const [, facts = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.normalize('NFC')) ?? [];
  // Without a schema YAML would read a day as a point in time.
  const read = Facts.safeParse(parse(facts, { schema: 'failsafe' }));
  if (!read.success) throw new Error(`content/${slug}.md: ${z.prettifyError(read.error)}`);
  return { ...read.data, slug, minutes: readingMinutes(text), ...toHtml(text) };
}

/** Markdown to HTML; each heading gets an anchor of its own words. */
function toHtml(text: string): { html: string; headings: Written['headings'] } {
  const headings: Written['headings'] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: words }: Tokens.Heading) {
        const id = slugOf(words);
        headings.push({ id, text: words });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  return { html: marked.parse(text, { async: false }), headings };
}
