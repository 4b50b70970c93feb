import { CATEGORY_KEYS } from '#domain/catalogue/categories.ts';
import { LEAFLETS } from '#domain/content/paths.ts';
import { SECTIONS } from '#domain/content/sections.ts';
import { dataOf } from '../envelope.ts';
import { Count, Money, PictureUrl } from '../fields.ts';
import { z } from '../zod.ts';
import { Charm, ReadyMade, ReadyMadeDesign } from './catalogue.ts';

/** An article of the magazine as a card. */
export const ArticleCard = z.object({
  slug: z.string(),
  title: z.string(),
  section: z.enum(SECTIONS),
  lead: z.string(),
  /** A person and what she does, `Thu Hà, bàn tư vấn`; null: the shop. */
  author: z.string().nullable(),
  /** Publication day, `2026-11-18`. */
  date: z.iso.date(),
  /** Reading time in minutes. */
  minutes: Count,
  picture: z.object({
    kind: z.enum(['charm', 'bracelet']),
    src: PictureUrl.nullable(),
  }),
  tint: z.enum(CATEGORY_KEYS),
});
export type ArticleCard = z.infer<typeof ArticleCard>;
/** GET /articles, newest first. */
export const ArticlesReply = dataOf(z.array(ArticleCard));

/** A heading of a text; `id` is its anchor. */
const Heading = z.object({ id: z.string(), text: z.string() });

/** GET /articles/{slug}. */
export const Article = ArticleCard.extend({
  /** A few words displayed above the title. */
  kicker: z.string(),
  /** The text as HTML, from the shop's own Markdown. */
  html: z.string(),
  headings: z.array(Heading),
  /** Charms mentioned in it, with their current data. */
  charms: z.array(Charm),
  bracelet: ReadyMade.nullable(),
  /** Three further articles. */
  more: z.array(ArticleCard),
});
export type Article = z.infer<typeof Article>;
export const ArticleReply = dataOf(Article);

/** GET /leaflets/{slug}: a policy of the shop (privacy, terms, returns). */
export const LeafletReply = dataOf(
  z.object({
    slug: z.enum(LEAFLETS),
    title: z.string(),
    lead: z.string(),
    /** Day of the last change. */
    date: z.iso.date(),
    html: z.string(),
    headings: z.array(Heading),
  }),
);
export type Leaflet = z.infer<typeof LeafletReply>['data'];

/** A themed collection of the gallery (spec §2, Flower meanings page). */
export const Collection = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** On its tray, worn, close-up. */
  pictures: z.array(PictureUrl),
  /** Its charms, most frequent first. */
  charms: z.array(z.object({ name: z.string(), image: PictureUrl.nullable() })),
  /** The design that the builder opens; null when a part is no longer sold. */
  design: ReadyMadeDesign.nullable(),
  /** Current price of that design. */
  price: Money.nullable(),
});
export type Collection = z.infer<typeof Collection>;
/** GET /collections. */
export const CollectionsReply = dataOf(z.array(Collection));
