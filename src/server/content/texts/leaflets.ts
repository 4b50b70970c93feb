import { LEAFLETS } from '#domain/content/paths.ts';
import { z } from '#contract/zod.ts';
import { CONTENT, readTexts, type Text } from './files.ts';

const Facts = z.strictObject({ title: z.string(), lead: z.string(), date: z.iso.date() });

/** What the shop promises: privacy, terms, returns; sub-views of the guide. */
export function readLeaflets(): Text<z.output<typeof Facts>>[] {
  return readTexts(`${CONTENT}trang/`, Facts).toSorted(
    (one, other) => placeOf(one.slug) - placeOf(other.slug),
  );
}

const placeOf = (slug: string): number => LEAFLETS.findIndex((each) => each === slug);
