import { dataOf, pageQuery, Pagination } from '../envelope.ts';
import { Time } from '../fields.ts';
import { z } from '../zod.ts';

// A crash report must not be rejected for its size: long values are truncated, missing ones become empty.
const cut = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\u0000', '').slice(0, most))
    .meta({ maxLength: most });

/** POST /v1/errors (spec §7, Error reporting): responds `Done` with 202. */
export const ClientErrorBody = z.object({
  message: cut(2_000),
  stack: cut(10_000).nullable().optional(),
  context: z
    .union([cut(2_000), z.record(z.string().max(100), z.unknown())])
    .nullable()
    .optional(),
  userId: cut(64).nullable().optional(),
  timestamp: cut(40).nullable().optional(),
  url: cut(1_000).nullable().optional(),
  userAgent: cut(500).nullable().optional(),
  /** Release of the pages loaded in the browser. */
  release: cut(40).nullable().optional(),
});
export type ClientErrorBody = z.input<typeof ClientErrorBody>;

const refused = z.object({
  'blocked-uri': cut(1_000).optional(),
  blockedURL: cut(1_000).optional(),
  'violated-directive': cut(200).optional(),
  effectiveDirective: cut(200).optional(),
  'document-uri': cut(1_000).optional(),
  documentURL: cut(1_000).optional(),
});

/**
 * POST /v1/policy-reports: Content-Security-Policy violations as browsers send them: `report-uri` (a single report), or
 * `report-to` (a list; reports of other types are ignored).
 */
export const PolicyReportsBody = z.union([
  z.object({ 'csp-report': refused }),
  z.array(z.object({ type: cut(40), body: refused.nullable().optional() })).max(100),
]);
export type PolicyReportsBody = z.output<typeof PolicyReportsBody>;

/** A stored error report for admins: equal errors are counted and keep their latest details. `context` is JSON text. */
export const ClientError = z.object({
  _id: z.uuid(),
  message: z.string(),
  count: z.int().min(1),
  stack: z.string().nullable(),
  context: z.string().nullable(),
  userId: z.string().nullable(),
  url: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** The releases in which it was first and last seen. */
  firstRelease: z.string().nullable(),
  release: z.string().nullable(),
  firstSeenAt: Time,
  lastSeenAt: Time,
});
export type ClientError = z.infer<typeof ClientError>;

/** GET /admin/errors, for admins, last seen first; `release` limits it to errors last seen in that release. */
export const ClientErrorsQuery = pageQuery(50).extend({ release: z.string().min(1).max(40).optional() });
/** A release in which errors were last seen; `since` is when the earliest of them was first seen. */
export const ErrorRelease = z.object({ release: z.string(), errors: z.int().min(1), since: Time });
export type ErrorRelease = z.infer<typeof ErrorRelease>;
export const ClientErrorsPage = z.object({
  errors: z.array(ClientError),
  releases: z.array(ErrorRelease),
  pagination: Pagination,
});
export type ClientErrorsPage = z.infer<typeof ClientErrorsPage>;
export const ClientErrorsReply = dataOf(ClientErrorsPage);
