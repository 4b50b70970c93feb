import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked, type Tokens } from 'marked';
import { parse } from 'yaml';
import { slugOf } from '#domain/catalogue/goods.ts';
import { z } from '#contract/zod.ts';

/** The shop's own texts, one file each: `<slug>.md`, front matter and Markdown. */
export const CONTENT = fileURLToPath(new URL('../../../../content/', import.meta.url));

export type Text<Facts> = Facts & {
  slug: string;
  /** The Markdown source, without the front matter. */
  source: string;
  /** Rendered when it is first asked for: all of them would take a twentieth of a start. */
  rendered(): Rendered;
};

type Rendered = { html: string; headings: { id: string; text: string }[] };

/**
 * Reads every text of a folder, once, at the start.
 * @throws Error naming the file whose front matter is invalid
 */
export function readTexts<Facts extends object>(folder: string, facts: z.ZodType<Facts>): Text<Facts>[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const whole = readFileSync(folder + file, 'utf8').normalize('NFC');
      const [, head = '', source = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(whole) ?? [];
      // The default schema of YAML would parse a date as a timestamp.
      const read = facts.safeParse(parse(head, { schema: 'failsafe' }));
      if (!read.success) throw new Error(`${folder}${file}: ${z.prettifyError(read.error)}`);
      let html: Rendered | undefined;
      const rendered = () => (html ??= toHtml(source));
      return { ...read.data, slug: file.slice(0, -'.md'.length), source, rendered };
    });
}

/** Markdown to HTML; each heading gets an id from its text. */
function toHtml(source: string): Rendered {
  const headings: Rendered['headings'] = [];
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
