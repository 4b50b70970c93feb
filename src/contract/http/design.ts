import { checkBraceletName, isFullRing } from '#domain/design/complete.ts';
import { designCopy, designTitles } from '#domain/design/copy.vi.ts';
import {
  BRACELET_NAME_MAX,
  BRACELET_NAME_MIN,
  CHARMS_MIN,
  DESIGNS_PAGE_SIZE,
  DRAFT_MAX,
  SLOTS_MAX,
  WRIST_MAX_CM,
  WRIST_MIN_CM,
  WRIST_STEP_CM,
} from '#domain/design/limits.ts';
import { isShareToken } from '#domain/design/share.ts';
import { checkWrist } from '#domain/design/wrist.ts';
import type { CharmId, DesignId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import { dataOf, pageQuery } from '../envelope.ts';
import { Count, idOf, line, Money, PictureUrl, Time } from '../fields.ts';
import { z } from '../zod.ts';
import { BraceletString, TyingMethod } from './catalogue.ts';

/** A charm on a bracelet; positions count from 0, starting left of the knot. */
export const PlacedCharm = z.object({
  charm: z.object({
    _id: idOf<CharmId>(),
    slug: z.string(),
    name: z.string(),
    price: Money,
    availableStock: Count,
    image: PictureUrl.nullable(),
  }),
  position: Count,
});
export type PlacedCharm = z.infer<typeof PlacedCharm>;

/** A customer's own design at current catalogue prices (spec §3, Custom bracelet). */
export const CustomBracelet = z.object({
  _id: idOf<DesignId>(),
  name: z.string(),
  description: z.string().nullable(),
  charms: z.array(PlacedCharm),
  braceletString: BraceletString,
  tyingMethod: TyingMethod.nullable(),
  charmsPrice: Money,
  stringPrice: Money,
  tyingMethodPrice: Money,
  /** The sum of the three. */
  price: Money,
  previewImage: PictureUrl.nullable(),
  /** Centimetres. */
  wristSize: z.number().nullable(),
  calculatedCharmCount: Count,
  createdAt: Time,
});
export type CustomBracelet = z.infer<typeof CustomBracelet>;

const Position = z
  .int({ error: designCopy.positions })
  .min(0)
  .max(SLOTS_MAX - 1);

/**
 * POST /custom-bracelets. The ring must be complete: positions 0 to n-1, each once, where n follows from the wrist. Price, count
 * and preview sent by the page are ignored: the server computes and draws them itself. Takes an `Idempotency-Key` header.
 */
export const CreateDesignBody = z.object({
  name: line(checkBraceletName, { minLength: BRACELET_NAME_MIN, maxLength: BRACELET_NAME_MAX }),
  charms: z
    .array(z.object({ id: idOf<CharmId>(), position: Position }), { error: designTitles.too_few_charms })
    .min(CHARMS_MIN, { error: designTitles.too_few_charms })
    .max(SLOTS_MAX, { error: designCopy.tooManyCharms })
    .refine((charms) => isFullRing(charms.map(({ position }) => position)), { error: designCopy.positions }),
  braceletString: idOf<StringId>(designTitles.string_missing),
  tyingMethod: idOf<TyingMethodId>().nullable().optional(),
  wristSize: z
    .number({ error: designCopy.wristFormat })
    .superRefine((cm, context) => {
      const found = checkWrist(cm);
      if (found) context.addIssue({ code: 'custom', message: found.message, params: { code: found.code } });
    })
    .meta({ minimum: WRIST_MIN_CM, maximum: WRIST_MAX_CM, multipleOf: WRIST_STEP_CM })
    .nullable()
    .optional(),
  /** Accepted and ignored: the server derives the number of charms from the wrist, and every price. */
  calculatedCharmCount: z.unknown().optional(),
});
export type CreateDesignBody = z.input<typeof CreateDesignBody>;

/** POST /custom-bracelets. */
export const DesignReply = dataOf(CustomBracelet);

/** A design as its owner sees it, with the share link if she created one. */
export const SavedDesign = CustomBracelet.extend({ shareToken: z.string().nullable() });
export type SavedDesign = z.infer<typeof SavedDesign>;

/** GET /custom-bracelets/{id}: one of the customer's own. */
export const SavedDesignReply = dataOf(SavedDesign);

/** GET /custom-bracelets: the customer's own, newest first, paginated. A plain array (decisions, Wire format). */
export const DesignsQuery = pageQuery(DESIGNS_PAGE_SIZE);
export const DesignsReply = dataOf(z.array(SavedDesign));

/** POST /custom-bracelets/{id}/share: returns the same link until it is revoked. */
export const ShareReply = dataOf(
  z.object({
    token: z.string(),
    /** Public path, without the host. */
    path: z.string(),
    /** Picture for link previews, drawn on first request. */
    image: PictureUrl,
  }),
);
export type Share = z.infer<typeof ShareReply>['data'];

const SharedCharm = PlacedCharm.extend({
  charm: PlacedCharm.shape.charm.extend({ meaning: z.string() }),
});

/** What the share link shows: the bracelet at current prices, without its owner. */
export const SharedDesign = CustomBracelet.omit({ _id: true, description: true, createdAt: true }).extend({
  charms: z.array(SharedCharm),
  /** Laid flat; `previewImage` shows it worn. */
  flatImage: PictureUrl,
  /** For link previews: 1200 × 630, JPEG. */
  shareImage: PictureUrl,
  /** Names of charms with insufficient stock today. */
  shortOf: z.array(z.string()),
});
export type SharedDesign = z.infer<typeof SharedDesign>;

/** GET /shared-designs/{token}: public. */
export const SharedDesignParams = z.object({ token: z.string().refine(isShareToken) });
export const SharedDesignReply = dataOf(SharedDesign);

/** GET /custom-bracelets/draft: the builder's draft, saved at logout; null without one. */
export const DraftReply = dataOf(z.object({ draft: z.string().nullable() }));
export type KeptDraft = z.infer<typeof DraftReply>['data'];

/** PUT /custom-bracelets/draft: the builder's serialised draft, opaque to the server; null deletes it. */
export const SaveDraftBody = z.object({ draft: z.string().max(DRAFT_MAX).nullable() });
export type SaveDraftBody = z.input<typeof SaveDraftBody>;
