import { LEAFLETS, type Leaflet } from '#domain/content/paths.ts';
import { z } from '#contract/zod.ts';
import { CONTENT, readTexts, type Text } from '../texts/files.ts';

const Facts = z.strictObject({ title: z.string(), lead: z.string(), date: z.iso.date() });
type LeafletText = Text<z.output<typeof Facts>> & { slug: Leaflet };

/**
 * The policy pages: privacy, terms, returns; sub-views of the guide.
 * @throws Error when one of them is missing
 */
export function readLeaflets(): Record<Leaflet, LeafletText> {
  const texts = readTexts(`${CONTENT}trang/`, Facts);
  const named = LEAFLETS.map((slug) => {
    const text = texts.find((each) => each.slug === slug);
    if (text === undefined) throw new Error(`content/trang/${slug}.md is missing`);
    return [slug, { ...text, slug }];
  });
  return Object.fromEntries(named) as Record<Leaflet, LeafletText>;
}
