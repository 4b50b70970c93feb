import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked, type Tokens } from 'marked';
import { parse } from 'yaml';
import { slugOf } from '#domain/catalogue/goods.ts';
import { z } from '#contract/zod.ts';

/** The shop's own texts, a file each: `<slug>.md`, facts above, Markdown below. */
export const CONTENT = fileURLToPath(new URL('../../../../content/', import.meta.url));

export type Text<Facts> = Facts & {
  slug: string;
  /** As it was written, without the facts. */
  source: string;
  html: string;
  headings: { id: string; text: string }[];
};

/**
 * Every text of a folder. Read once, at the start.
 * @throws Error naming the file whose facts are incomplete
 */
export function readTexts<Facts extends object>(folder: string, facts: z.ZodType<Facts>): Text<Facts>[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const whole = readFileSync(folder + file, 'utf8').normalize('NFC');
      const [, head = '', source = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(whole) ?? [];
      // Without a schema YAML would read a day as a point in time.
      const read = facts.safeParse(parse(head, { schema: 'failsafe' }));
      if (!read.success) throw new Error(`${folder}${file}: ${z.prettifyError(read.error)}`);
      return { ...read.data, slug: file.slice(0, -'.md'.length), source, ...toHtml(source) };
    });
}

/** Markdown to HTML; each heading gets an anchor of its own words. */
function toHtml(source: string): Pick<Text<object>, 'html' | 'headings'> {
  const headings: Text<object>['headings'] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = slugOf(text);
        headings.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}
