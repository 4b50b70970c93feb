import { CATEGORY_TYPES } from '#domain/catalogue/categories.ts';
import { OPENING_STEPS } from '#domain/shop/opening.ts';
import { dataOf } from '../envelope.ts';
import { Count, Money, PictureUrl } from '../fields.ts';
import { z } from '../zod.ts';
import { Email, RegisterBody } from './identity.ts';

// From an empty server to a shop that is open (decision 0043). Only admins, but for the first of them.

// ---- GET /opening ----

/** What a new shop is told and given before customers come, in this order. */
export const Opening = z.object({
  steps: z.array(z.object({ step: z.enum(OPENING_STEPS), done: z.boolean() })),
  /** Without these no shop opens. */
  missing: z.array(z.enum(OPENING_STEPS)),
});
export type Opening = z.infer<typeof Opening>;
export const OpeningReply = dataOf(Opening);

// ---- The first admin ----

/** POST /opening/admin: an account by the link that the server shows who started it; NOT_FOUND once there is an admin. */
export const FirstAdminBody = RegisterBody.extend({ token: z.string().max(120) });
export type FirstAdminBody = z.input<typeof FirstAdminBody>;

// ---- A letter that comes back with its code ----

/** POST /opening/mail-test. */
export const MailTestBody = z.object({ to: Email });
export type MailTestBody = z.input<typeof MailTestBody>;
/** Whether the mail server took it; `reason` is what it said instead. */
export const MailTest = z.object({ sent: z.boolean(), reason: z.string().nullable() });
export type MailTest = z.infer<typeof MailTest>;
export const MailTestReply = dataOf(MailTest);

/** POST /opening/mail-code: answers `Opening`; INVALID_INPUT when it is another. */
export const MailCodeBody = z.object({ code: z.string().max(20) });
export type MailCodeBody = z.input<typeof MailCodeBody>;

// ---- What a new shop may begin with ----

const StarterThing = z.object({
  slug: z.string(),
  name: z.string(),
  /** a suggestion */
  price: Money,
  /** it is in the shop already, or was */
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
/** POST /opening/starter: by their slugs; what is there already stays as it is, what nobody knows is left out. */
export const TakeStarterBody = z.object({ charms: Slugs, strings: Slugs, knots: Slugs });
export type TakeStarterBody = z.input<typeof TakeStarterBody>;
/** How many came new. */
export const TakenStarter = z.object({ charms: Count, strings: Count, knots: Count });
export type TakenStarter = z.infer<typeof TakenStarter>;
export const TakenStarterReply = dataOf(TakenStarter);
