import type { z } from '#contract/zod.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import type { WantedStock } from '../stock/stock-edit.ts';
import type { Admin } from './edits.ts';

/** The `Idempotency-Key` of a request, for goods that are counted by the piece. */
type Key = string | undefined;

/** One kind of goods, as `resourceRoutes` serves it. */
export type Resource<GoodsId, Row, Wire, Create extends z.ZodType, Update extends z.ZodType> = {
  path: string;
  /** Used in the API summaries, as in "Add a charm". */
  name: string;
  limits?: Limit[];
  bodies: { create: Create; update: Update };
  reply: z.ZodType<{ data: Wire }>;
  present(row: Row): Wire | Promise<Wire>;
  service: {
    create(admin: Admin, body: z.output<Create>, picture: Buffer | null, key: Key): Promise<Row>;
    update(admin: Admin, id: GoodsId, body: z.output<Update>, picture: Buffer | null, key: Key): Promise<Row>;
    /** Omitted where removal needs more than an id. */
    remove?(admin: Admin, id: GoodsId): Promise<void>;
    /** For goods that are counted by the piece. */
    setStock?(admin: Admin, id: GoodsId, wanted: WantedStock, key: Key): Promise<Row>;
  };
};
