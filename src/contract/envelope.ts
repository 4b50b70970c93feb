import type { Id } from '#domain/kernel/ids.ts';
import { idOf } from './fields.ts';
import { z } from './zod.ts';

/** Envelope of every success: `{ data: … }` (decisions, Wire format). */
export function dataOf<T extends z.ZodType>(schema: T) {
  return z.object({ data: schema });
}

/** Response of a call without a result. */
export const Done = z.object({ ok: z.literal(true) });
export type Done = z.infer<typeof Done>;
export const DoneReply = dataOf(Done);

/** One issue with one value: `path` is dotted (`shippingAddress.phone`), `message` can be shown. */
export const ErrorDetail = z.looseObject({ path: z.string(), message: z.string() });
export type ErrorDetail = z.infer<typeof ErrorDetail>;

/** Body of every failure. `code` is a key of the table in errors.ts; it is a string here so that old pages accept new codes. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  details: z.array(ErrorDetail).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export const MAX_PAGE_SIZE = 100;

/** `page` from 1 and `limit` up to 100, added to the filters of a list. */
export function pageQuery(defaultLimit: number) {
  return z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(defaultLimit),
  });
}
export const PageQuery = pageQuery(20);
export type PageQuery = z.input<typeof PageQuery>;

/** Accompanies the rows of every list that can grow. */
export const Pagination = z.object({
  page: z.int().min(1),
  limit: z.int().min(1),
  total: z.int().min(0),
  pages: z.int().min(0),
  /** There are more rows than `total`: counting stops at a maximum when a long list is searched. */
  more: z.boolean().optional(),
});
export type Pagination = z.infer<typeof Pagination>;

/** The `{id}` parameter of a path. */
export function idParams<T extends Id<string>>() {
  return z.object({ id: idOf<T>() });
}
