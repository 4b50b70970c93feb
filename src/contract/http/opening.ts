import { CATEGORY_TYPES } from '#domain/catalogue/categories.ts';
import { OPENING_STEPS } from '#domain/shop/opening.ts';
import { dataOf } from '../envelope.ts';
import { Count, Money, PictureUrl } from '../fields.ts';
import { z } from '../zod.ts';
import { Email, RegisterBody } from './identity.ts';

// From an empty server to an open shop (decision 0043). Admins only, except for creating the first admin.

// ---- GET /opening ----

/** Set-up steps of a new shop, in order. */
export const Opening = z.object({
  steps: z.array(z.object({ step: z.enum(OPENING_STEPS), done: z.boolean() })),
  /** Required steps that are still missing. */
  missing: z.array(z.enum(OPENING_STEPS)),
});
export type Opening = z.infer<typeof Opening>;
export const OpeningReply = dataOf(Opening);

// ---- The first admin ----

/**
 * POST /opening/admin: creates the account through the link that the server prints at start; NOT_FOUND once there is an admin.
 */
export const FirstAdminBody = RegisterBody.extend({ token: z.string().max(120) });
export type FirstAdminBody = z.input<typeof FirstAdminBody>;

// ---- Test mail with a code to enter ----

/** POST /opening/mail-test. */
export const MailTestBody = z.object({ to: Email });
export type MailTestBody = z.input<typeof MailTestBody>;
/** Whether the mail server accepted it; `reason` is its error otherwise. */
export const MailTest = z.object({ sent: z.boolean(), reason: z.string().nullable() });
export type MailTest = z.infer<typeof MailTest>;
export const MailTestReply = dataOf(MailTest);

/** POST /opening/mail-code: responds `Opening`; INVALID_INPUT for a wrong code. */
export const MailCodeBody = z.object({ code: z.string().max(20) });
export type MailCodeBody = z.input<typeof MailCodeBody>;

// ---- Starter catalogue ----

const StarterThing = z.object({
  slug: z.string(),
  name: z.string(),
  /** suggested price */
  price: Money,
  /** already in the shop, or was before */
  taken: z.boolean(),
});
export const StarterCharm = StarterThing.extend({
  category: z.enum(CATEGORY_TYPES),
  image: PictureUrl.nullable(),
});
export type StarterCharm = z.infer<typeof StarterCharm>;
export const StarterPart = StarterThing.extend({ description: z.string() });
export type StarterPart = z.infer<typeof StarterPart>;
/** GET /opening/starter. */
export const Starter = z.object({
  categories: z.array(z.object({ type: z.enum(CATEGORY_TYPES), name: z.string() })),
  charms: z.array(StarterCharm),
  strings: z.array(StarterPart),
  knots: z.array(StarterPart),
});
export type Starter = z.infer<typeof Starter>;
export const StarterReply = dataOf(Starter);

const Slugs = z.array(z.string().max(60)).max(300);
/** POST /opening/starter: by slugs; existing articles stay unchanged, unknown slugs are ignored. */
export const TakeStarterBody = z.object({ charms: Slugs, strings: Slugs, knots: Slugs });
export type TakeStarterBody = z.input<typeof TakeStarterBody>;
/** Number of articles added. */
export const TakenStarter = z.object({ charms: Count, strings: Count, knots: Count });
export type TakenStarter = z.infer<typeof TakenStarter>;
export const TakenStarterReply = dataOf(TakenStarter);
