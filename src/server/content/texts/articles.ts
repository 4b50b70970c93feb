import { CATEGORY_KEYS } from '#domain/catalogue/categories.ts';
import { readingMinutes } from '#domain/content/reading-time.ts';
import { SECTIONS } from '#domain/content/sections.ts';
import { z } from '#contract/zod.ts';
import { CONTENT, readTexts, type Text } from './files.ts';

const Facts = z.strictObject({
  title: z.string(),
  kicker: z.string(),
  section: z.enum(SECTIONS),
  lead: z.string(),
  author: z.string(),
  date: z.iso.date(),
  /** The picture of a ready-made bracelet or a charm. */
  picture: z.string(),
  tint: z.enum(CATEGORY_KEYS),
  /** Slugs, separated by commas. */
  charms: z.string().transform((text) => text.split(',').map((slug) => slug.trim())),
  bracelet: z.string(),
});

/** `author`: null where the shop itself signs. */
export type Written = Omit<Text<z.output<typeof Facts>>, 'author'> & {
  author: string | null;
  minutes: number;
};

/** All articles of the magazine, newest first. Their authors are fictional people of the demo, so a real shop names no author. */
export function readArticles({ demo }: { demo: boolean }): Written[] {
  return readTexts(CONTENT, Facts)
    .map((text) => ({ ...text, author: demo ? text.author : null, minutes: readingMinutes(text.source) }))
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
}
