import {
  CATEGORY_TYPES,
  READY_MADE_SORTS,
  STAFF_CHARM_SORTS,
  STOCK_FILTERS,
} from '#domain/catalogue/categories.ts';
import {
  BESTSELLERS_DEFAULT,
  FEATURED_DEFAULT,
  GARDEN_PAGE_SIZE,
  READY_MADE_PAGE_SIZE,
  SEARCH_MAX,
  PRICE_MAX,
} from '#domain/catalogue/limits.ts';
import { fieldLabels } from '#domain/kernel/copy.vi.ts';
import type { CategoryId, CharmId, ReadyMadeId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import { dataOf, MAX_PAGE_SIZE, pageQuery, Pagination } from '../envelope.ts';
import { commaList, Count, idOf, Money, PictureUrl, plainLine, QueryFlag, Time } from '../fields.ts';
import { z } from '../zod.ts';

/** `GoodsFacts` of the domain: millimetres, grams, working days; null is not stated. */
export const GoodsFacts = z.object({
  widthMm: z.number().nullable(),
  heightMm: z.number().nullable(),
  thicknessMm: z.number().nullable(),
  weightG: z.number().nullable(),
  makingDays: z.int().nullable(),
  material: z.string().nullable(),
  plating: z.string().nullable(),
  enamel: z.string().nullable(),
  nickel: z.string().nullable(),
  care: z.string().nullable(),
});
export type GoodsFacts = z.infer<typeof GoodsFacts>;
/** Lists include facts only on request. */
const WithFacts = { facts: QueryFlag.optional() };

/** `BraceletFacts` of the domain: whole millimetres, grams. */
const BraceletFacts = z.object({
  lengthMm: z.int().nullable(),
  weightG: z.number().nullable(),
  widthsMm: z.tuple([z.number(), z.number()]).nullable(),
  material: z.array(z.string()),
  plating: z.array(z.string()),
  enamel: z.array(z.string()),
  nickel: z.array(z.string()),
  care: z.array(z.string()),
});

// ---- Categories: GET /categories ----

export const CategoriesQuery = z.object(WithFacts);

export const Category = z.object({
  _id: idOf<CategoryId>(),
  name: z.string(),
  type: z.enum(CATEGORY_TYPES),
});
export type Category = z.infer<typeof Category>;

/** A category with its number of charms, for the counts on the garden's tabs. */
export const CategoryListing = Category.extend({
  charmCount: Count,
  updatedAt: Time,
  /** Defaults for its charms. */
  facts: GoodsFacts.optional(),
});
export type CategoryListing = z.infer<typeof CategoryListing>;
export const CategoriesReply = dataOf(z.array(CategoryListing));

// ---- Charms: GET /charms ----

export const CharmImages = z.object({
  /** The pictures of the gallery, main picture first. */
  imageGallery: z.array(PictureUrl),
  imageUrl: PictureUrl.nullable(),
  /** The picture used on a bracelet in the builder. */
  imageCanvas: PictureUrl.nullable(),
});
export type CharmImages = z.infer<typeof CharmImages>;

export const Charm = z.object({
  _id: idOf<CharmId>(),
  slug: z.string(),
  name: z.string(),
  price: Money,
  stock: Count,
  reservedStock: Count,
  availableStock: Count,
  description: z.string(),
  /** What the charm stands for, in one sentence. */
  meaning: z.string(),
  category: Category,
  tags: z.array(z.string()),
  colors: z.array(z.string()),
  /** The letter, digit or heart of a letter charm; null for all others. */
  letter: z.string().nullable(),
  featured: z.boolean(),
  isSpecial: z.boolean(),
  images: CharmImages,
  /** Only its own facts, where it differs from its category; `CharmView` has the effective ones. */
  facts: GoodsFacts.optional(),
  /** When it was last edited; sent back with an edit, so that a newer edit is not overwritten. */
  updatedAt: Time,
});
export type Charm = z.infer<typeof Charm>;

/** GET /charms. `category` is an id, `type` a category type in any case, `q` is searched without diacritics. */
export const CharmsQuery = pageQuery(GARDEN_PAGE_SIZE).extend({
  category: idOf<CategoryId>().optional(),
  type: anyCase(CATEGORY_TYPES).optional(),
  q: plainLine(fieldLabels.search, SEARCH_MAX).optional(),
  inStock: QueryFlag.optional(),
  stock: z.enum(STOCK_FILTERS).optional(),
  featured: QueryFlag.optional(),
  tags: commaList(plainLine(fieldLabels.search, 40), 10).optional(),
  ids: commaList(idOf<CharmId>(), MAX_PAGE_SIZE).optional(),
  /** Charms of exactly this price, in đồng. */
  price: z.coerce.number().int().min(0).max(PRICE_MAX).optional(),
  sort: z.enum(STAFF_CHARM_SORTS).default('popular'),
  ...WithFacts,
});
export type CharmsQuery = z.input<typeof CharmsQuery>;

export const CharmsPage = z.object({ charms: z.array(Charm), pagination: Pagination });
export type CharmsPage = z.infer<typeof CharmsPage>;
export const CharmsReply = dataOf(CharmsPage);

/** GET /charms/bestsellers: best-selling charms first; charms that never sold or are sold out are omitted. */
export const BestsellersQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(BESTSELLERS_DEFAULT),
});
export const BestsellersReply = dataOf(z.array(Charm));

/** GET /charms/sizes: the sizes from which a bracelet's length is predicted; only charms of known width. */
export const CharmSizesReply = dataOf(
  z.array(
    z.object({
      _id: idOf<CharmId>(),
      widthMm: z.number(),
      thicknessMm: z.number().nullable(),
      weightG: z.number().nullable(),
    }),
  ),
);
export type CharmSizes = z.infer<typeof CharmSizesReply>['data'];

/** GET /charms/{id}, with its own facts. */
export const CharmReply = dataOf(Charm);

// ---- Strings and tying methods: GET /bracelet-strings, GET /tying-methods ----

export const StringImage = z.object({ public_id: z.string(), url: PictureUrl });

export const BraceletString = z.object({
  _id: idOf<StringId>(),
  name: z.string(),
  description: z.string(),
  price: Money,
  image: StringImage.nullable(),
  material: z.string(),
  /** A colour name or `#rrggbb`. */
  color: z.string(),
  updatedAt: Time,
});
export type BraceletString = z.infer<typeof BraceletString>;
export const BraceletStringsReply = dataOf(z.array(BraceletString));

export const TyingMethod = z.object({
  _id: idOf<TyingMethodId>(),
  name: z.string(),
  description: z.string(),
  price: Money,
  /** How it is drawn: a `Tie` of `#art/bracelet.ts`. */
  knot: z.string(),
  isActive: z.boolean(),
  createdAt: Time,
  updatedAt: Time,
});
export type TyingMethod = z.infer<typeof TyingMethod>;
export const TyingMethodsReply = dataOf(z.array(TyingMethod));

// ---- Ready-made bracelets ----

export const ReadyMade = z.object({
  _id: idOf<ReadyMadeId>(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: PictureUrl.nullable(),
  /** The category whose colour is the picture's background. */
  tint: z.enum(CATEGORY_TYPES).nullable(),
  price: Money,
  stock: Count,
  reservedStock: Count,
  availableStock: Count,
  /** Whether 'make it mine' can open the design in the builder. */
  hasDesign: z.boolean(),
  /** Whether the home page shows it. */
  featured: z.boolean(),
  updatedAt: Time,
});
export type ReadyMade = z.infer<typeof ReadyMade>;

/** GET /ready-made-bracelets: lists such as `ids` are comma-separated (spec §7). */
export const ReadyMadeQuery = pageQuery(READY_MADE_PAGE_SIZE).extend({
  q: plainLine(fieldLabels.search, SEARCH_MAX).optional(),
  ids: commaList(idOf<ReadyMadeId>(), MAX_PAGE_SIZE).optional(),
  inStock: QueryFlag.optional(),
  sort: z.enum(READY_MADE_SORTS).default('popular'),
});
export type ReadyMadeQuery = z.input<typeof ReadyMadeQuery>;

export const ReadyMadePage = z.object({ bracelets: z.array(ReadyMade), pagination: Pagination });
export type ReadyMadePage = z.infer<typeof ReadyMadePage>;
export const ReadyMadePageReply = dataOf(ReadyMadePage);

/** GET /ready-made-bracelets/featured. */
export const FeaturedQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(FEATURED_DEFAULT),
});
export type FeaturedQuery = z.input<typeof FeaturedQuery>;
export const FeaturedReply = dataOf(z.array(ReadyMade));

/** The design of a ready-made bracelet, sufficient to open it in the builder. */
export const ReadyMadeDesign = z.object({
  charms: z.array(z.object({ charm: idOf<CharmId>(), position: Count })),
  braceletString: idOf<StringId>().nullable(),
  tyingMethod: idOf<TyingMethodId>().nullable(),
  wristSize: z.number().nullable(),
});
export type ReadyMadeDesign = z.infer<typeof ReadyMadeDesign>;

/** GET /ready-made-bracelets/{id}. */
export const ReadyMadeDetail = ReadyMade.extend({ design: ReadyMadeDesign.nullable() });
export type ReadyMadeDetail = z.infer<typeof ReadyMadeDetail>;
export const ReadyMadeReply = dataOf(ReadyMadeDetail);

// ---- Product pages: GET /charms/named/{slug}, GET /ready-made-bracelets/named/{slug} ----

/** JPEG for clients without WebP: square on white, and 1200 × 630 for link previews; null without a picture. */
export const GoodsPictures = z.object({
  square: PictureUrl.nullable(),
  share: PictureUrl.nullable(),
  /** Square as well: the further pictures of a charm. */
  more: z.array(PictureUrl),
});
export type GoodsPictures = z.infer<typeof GoodsPictures>;

export const CharmView = z.object({
  charm: Charm,
  /** The effective facts: its own, or its category's. */
  facts: GoodsFacts,
  pictures: GoodsPictures,
  /** Ready-made bracelets that contain it. */
  bracelets: z.array(ReadyMade),
  /** Other charms of its category. */
  others: z.array(Charm),
});
export type CharmView = z.infer<typeof CharmView>;
export const CharmViewReply = dataOf(CharmView);

export const ReadyMadeView = z.object({
  bracelet: ReadyMade,
  pictures: GoodsPictures,
  /** Its parts; null when the design is unknown. */
  made: z
    .object({
      string: z.string(),
      tyingMethod: z.string().nullable(),
      /** cm */
      wristSize: z.number().nullable(),
      facts: BraceletFacts,
      /** Each distinct charm, most frequent first; without a slug it is no longer sold on its own. */
      charms: z.array(
        z.object({
          slug: z.string().nullable(),
          name: z.string(),
          meaning: z.string(),
          image: PictureUrl.nullable(),
          count: Count,
        }),
      ),
    })
    .nullable(),
  others: z.array(ReadyMade),
});
export type ReadyMadeView = z.infer<typeof ReadyMadeView>;
export const ReadyMadeViewReply = dataOf(ReadyMadeView);

function anyCase<const T extends readonly string[]>(values: T): z.ZodType<T[number], string> {
  return z.preprocess(
    (text) => values.find((value) => value.toLowerCase() === String(text).toLowerCase()) ?? text,
    z.enum(values),
  ) as unknown as z.ZodType<T[number], string>;
}
