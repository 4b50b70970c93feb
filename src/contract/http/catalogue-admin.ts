import { CATEGORY_TYPES } from '#domain/catalogue/categories.ts';
import { fitsFact, parseFact, TEXT_FACTS, type NumberFact, type TextFact } from '#domain/catalogue/facts.ts';
import { factsCopy } from '#domain/catalogue/facts.vi.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import { fieldLabels } from '#domain/kernel/copy.vi.ts';
import { EDIT_REASONS } from '#domain/catalogue/stock-reasons.ts';
import { checkGoodsName } from '#domain/catalogue/goods.ts';
import {
  CHARM_NAME_MAX,
  CHARM_PICTURES_MAX,
  DESCRIPTION_MAX,
  MEANING_MAX,
  PRICE_MAX,
  SEARCH_MAX,
  STOCK_MAX,
  TAG_MAX,
  TAGS_MAX,
} from '#domain/catalogue/limits.ts';
import type { CategoryId, CharmId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import { NUMBER_WHOLE } from '#domain/kernel/numbers.vi.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { dataOf, MAX_PAGE_SIZE, pageQuery } from '../envelope.ts';
import { commaList, Count, idOf, line, Money, plainLine, plainText, whole } from '../fields.ts';
import { formChoice, FormFlag, formJson, formList, formNumber, formOptional } from '../form-fields.ts';
import { z } from '../zod.ts';
import { BraceletString, CategoryListing, Charm, ReadyMadeDetail, TyingMethod } from './catalogue.ts';

// Bodies come as JSON, or as a form with a picture in the field `image` (spec §7, multipart); without one the picture is kept.
// `updatedAt` is the version the page loaded: an edit of a newer version is refused with CONFLICT, whose details list the changes
// (`path`, `from`, `to`). Without it the last edit wins. Charms and ready-made bracelets take an `Idempotency-Key` header: a request
// that is sent again because its answer was lost creates and adds nothing twice.

const Name = line(checkGoodsName, { maxLength: CHARM_NAME_MAX });
const Description = plainText(goodsCopy.description, DESCRIPTION_MAX);
const price = (least: number, message: string) =>
  formNumber(whole({ least, most: PRICE_MAX, message, fraction: NUMBER_WHOLE })) as unknown as z.ZodType<
    Vnd,
    number | string
  >;
const PositivePrice = price(1, goodsCopy.pricePositive);
const AnyPrice = price(0, goodsCopy.priceNotNegative);
const Stock = formNumber(
  whole({ least: 0, most: STOCK_MAX, message: goodsCopy.stockNotNegative, fraction: NUMBER_WHOLE }),
);
/** Cost price of a piece, never sent to customers. Null (in a form an empty text) means not stated. */
const Cost = formOptional(whole({ least: 0, most: PRICE_MAX, message: goodsCopy.costNotNegative }), (text) =>
  /^\d{1,12}$/.test(text.trim()) ? Number(text) : null,
) as unknown as z.ZodType<Vnd | null, number | string | null>;
const Seen = { updatedAt: z.iso.datetime().optional() };

/** Stock fields shared by several updates. */
const StockEdit = {
  /** The new stock on the shelf; the ledger records the difference. */
  stock: Stock.optional(),
  /** The stock that the form showed: with it, only the difference to `stock` is applied, so that sales in between count. */
  stockSeen: Stock.optional(),
};

const factNumber = (name: NumberFact) =>
  formOptional(
    z.number().refine((value) => fitsFact(name, value), { error: factsCopy.bounds(name) }),
    parseFact,
  );
const factText = (name: TextFact) => formOptional(plainLine(factsCopy.labels[name], TEXT_FACTS[name]));
/** Sizes and materials (`GoodsFacts`); null (in a form an empty text) means not stated. */
const FactFields = {
  widthMm: factNumber('widthMm').optional(),
  heightMm: factNumber('heightMm').optional(),
  thicknessMm: factNumber('thicknessMm').optional(),
  weightG: factNumber('weightG').optional(),
  makingDays: factNumber('makingDays').optional(),
  material: factText('material').optional(),
  plating: factText('plating').optional(),
  enamel: factText('enamel').optional(),
  nickel: factText('nickel').optional(),
  care: factText('care').optional(),
};

// ---- Categories ----

/** POST /categories. */
export const CreateCategoryBody = z.object({ name: Name, type: z.enum(CATEGORY_TYPES), ...FactFields });
export type CreateCategoryBody = z.input<typeof CreateCategoryBody>;
/** PUT /categories/{id}. */
export const UpdateCategoryBody = CreateCategoryBody.partial().extend(Seen);
export type UpdateCategoryBody = z.input<typeof UpdateCategoryBody>;
/** DELETE /categories/{id}: IN_USE while charms belong to it, unless `moveTo` names another category for them. */
export const RemoveCategoryQuery = z.object({ moveTo: idOf<CategoryId>().optional() });
export const CategoryReply = dataOf(CategoryListing);

// ---- Charms ----

const CharmFields = {
  cost: Cost.optional(),
  description: Description.optional(),
  meaning: plainText(goodsCopy.meaning, MEANING_MAX).optional(),
  category: idOf<CategoryId>().optional(),
  tags: formList(plainLine('Tag', TAG_MAX), TAGS_MAX).optional(),
  colors: formList(plainLine(goodsCopy.color, TAG_MAX), TAGS_MAX).optional(),
  featured: FormFlag.optional(),
  isSpecial: FormFlag.optional(),
  ...FactFields,
};
/** POST /charms. Without `category` the first one is taken. */
export const CreateCharmBody = z.object({
  name: Name,
  price: PositivePrice,
  stock: Stock.optional(),
  ...CharmFields,
});
export type CreateCharmBody = z.input<typeof CreateCharmBody>;
/** PUT /charms/{id}: an absent field is left unchanged. */
export const UpdateCharmBody = z.object({
  name: Name.optional(),
  price: PositivePrice.optional(),
  ...CharmFields,
  ...StockEdit,
  ...Seen,
});
export type UpdateCharmBody = z.input<typeof UpdateCharmBody>;
export const CharmReply = dataOf(Charm);

/** GET /charms/costs: cost prices of these charms, hidden ones included; charms without one are omitted. */
export const CharmCostsQuery = z.object({ ids: commaList(idOf<CharmId>(), MAX_PAGE_SIZE) });
export type CharmCostsQuery = z.input<typeof CharmCostsQuery>;
export const CharmCosts = z.array(z.object({ _id: idOf<CharmId>(), cost: Money }));
export type CharmCosts = z.infer<typeof CharmCosts>;
export const CharmCostsReply = dataOf(CharmCosts);

/**
 * PUT /charms/{id}/pictures: the pictures to keep, by their addresses in `images.imageGallery`, in their new order; the first is
 * the main picture. CONFLICT when the charm was edited since, so that no unseen picture is removed.
 */
export const CharmPicturesBody = z.object({
  imageGallery: z
    .array(z.string().max(200))
    .max(CHARM_PICTURES_MAX)
    .refine((urls) => new Set(urls).size === urls.length),
  updatedAt: z.iso.datetime(),
});
export type CharmPicturesBody = z.input<typeof CharmPicturesBody>;

/**
 * PATCH /charms/{id}/stock and /ready-made-bracelets/{id}/stock: the new stock, or a difference, or the count of a stocktake.
 * `seen` is the recorded stock that the page showed, required for a count: CONFLICT when it has changed. Without a `reason` an
 * increase is a restock and a decrease a correction.
 */
export const StockBody = z
  .object({
    quantity: Stock.optional(),
    add: z.int().min(-STOCK_MAX).max(STOCK_MAX).optional(),
    counted: Stock.optional(),
    seen: Stock.optional(),
    reason: z.enum(EDIT_REASONS).optional(),
  })
  .refine(
    ({ quantity, add, counted, seen, reason }) => {
      if ([quantity, add, counted].filter((each) => each !== undefined).length !== 1) return false;
      return counted === undefined ? add === undefined || seen === undefined : seen !== undefined && !reason;
    },
    { path: ['quantity'], error: goodsCopy.changeMissing },
  );
export type StockBody = z.input<typeof StockBody>;

/** Charms changed by one bulk request. */
export const CHARMS_AT_ONCE = 100;

/** POST /charms/bulk: moves charms to another category, hides (`hidden`) or restores them, in one transaction. */
export const BulkCharmsBody = z
  .object({
    charms: z.array(idOf<CharmId>()).min(1).max(CHARMS_AT_ONCE),
    category: idOf<CategoryId>().optional(),
    hidden: z.boolean().optional(),
  })
  .refine(({ category, hidden }) => (category === undefined) !== (hidden === undefined), {
    path: ['hidden'],
  });
export type BulkCharmsBody = z.input<typeof BulkCharmsBody>;
export const BulkCharms = z.object({
  /** The charms changed by this call. */
  done: z.array(idOf<CharmId>()),
  /** The charms that could not be changed, and why; charms already in the wanted state are in neither list. */
  refused: z.array(z.object({ charm: idOf<CharmId>(), name: z.string(), message: z.string() })),
});
export type BulkCharms = z.infer<typeof BulkCharms>;
export const BulkCharmsReply = dataOf(BulkCharms);

/** GET /charms/hidden: charms that staff hid and may restore. */
export const HiddenCharmsQuery = pageQuery(25).extend({
  q: plainLine(fieldLabels.search, SEARCH_MAX).optional(),
});

// ---- Strings and tying methods ----

/** POST /bracelet-strings. `material` is one of `#art/bracelet.ts`'s MATERIALS. */
export const CreateStringBody = z.object({
  name: Name,
  description: Description.optional(),
  price: PositivePrice,
  material: z.string().max(20).optional(),
  color: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: goodsCopy.colorFormat })
    .optional(),
});
export type CreateStringBody = z.input<typeof CreateStringBody>;
export const UpdateStringBody = CreateStringBody.partial().extend(Seen);
export type UpdateStringBody = z.input<typeof UpdateStringBody>;
export const BraceletStringReply = dataOf(BraceletString);

/** POST /tying-methods. `knot` is one of `#art/bracelet.ts`'s TIES. */
export const CreateTyingMethodBody = z.object({
  name: Name,
  description: Description.optional(),
  price: AnyPrice,
  knot: z.string().max(20).optional(),
  isActive: FormFlag.optional(),
});
export type CreateTyingMethodBody = z.input<typeof CreateTyingMethodBody>;
export const UpdateTyingMethodBody = CreateTyingMethodBody.partial().extend(Seen);
export type UpdateTyingMethodBody = z.input<typeof UpdateTyingMethodBody>;
export const TyingMethodReply = dataOf(TyingMethod);

// ---- Ready-made bracelets ----

/** The design it is made from; JSON text in a form. */
const Design = formJson(
  z.object({
    charms: z
      .array(z.object({ charm: idOf<CharmId>(), position: Count.max(24) }))
      .min(1)
      .max(25)
      .refine((placed) => new Set(placed.map(({ position }) => position)).size === placed.length),
    braceletString: idOf<StringId>(),
    tyingMethod: idOf<TyingMethodId>().nullable().default(null),
    wristSize: z.number().min(10).max(30).multipleOf(0.5).nullable().default(null),
  }),
);
const ReadyMadeFields = {
  description: Description.optional(),
  tint: formChoice(CATEGORY_TYPES).optional(),
  featured: FormFlag.optional(),
  design: Design.optional(),
};
/** POST /ready-made-bracelets. Without a price it cannot have stock. */
export const CreateReadyMadeBody = z.object({
  name: Name,
  price: PositivePrice.optional(),
  stock: Stock.optional(),
  ...ReadyMadeFields,
});
export type CreateReadyMadeBody = z.input<typeof CreateReadyMadeBody>;
/**
 * POST /custom-bracelets/{id}/ready-made: publishes an admin's own design; the picture is drawn, the price computed unless given.
 */
export const ReadyMadeOfDesignBody = CreateReadyMadeBody.omit({ design: true }).partial({ name: true });
export type ReadyMadeOfDesignBody = z.input<typeof ReadyMadeOfDesignBody>;

/** PUT /ready-made-bracelets/{id}. */
export const UpdateReadyMadeBody = z.object({
  name: Name.optional(),
  price: PositivePrice.optional(),
  ...ReadyMadeFields,
  ...StockEdit,
  ...Seen,
});
export type UpdateReadyMadeBody = z.input<typeof UpdateReadyMadeBody>;
export const ReadyMadeReply = dataOf(ReadyMadeDetail);

/** GET /ready-made-bracelets/admin/stats. */
export const ReadyMadeStats = z.object({
  total: Count,
  featured: Count,
  soldOut: Count,
  /** With at most 5 pieces left. */
  lowStock: Count,
  pieces: Count,
  reserved: Count,
  /** Total price of all pieces in stock. */
  stockValue: Money,
});
export type ReadyMadeStats = z.infer<typeof ReadyMadeStats>;
export const ReadyMadeStatsReply = dataOf(ReadyMadeStats);
