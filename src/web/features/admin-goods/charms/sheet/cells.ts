import type { StockBody } from '#contract/http/catalogue-admin.ts';
import type { Charm } from '#contract/http/catalogue.ts';
import { STOCK_MAX } from '#domain/catalogue/limits.ts';
import type { EditReason } from '#domain/catalogue/stock-reasons.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import type { SendingKey } from '#web/lib/hooks/use-sending-key.ts';
import { amountOf, checkCost, checkPrice, groupedAmount } from '#web/entities/charm/desk/values.ts';
import { findStaffCharm, type StaffCharm } from '#web/entities/charm/desk/queries.ts';
import { copy } from './copy.vi.ts';

export type SheetCharm = Pick<StaffCharm, '_id' | 'name' | 'price' | 'cost' | 'stock' | 'updatedAt'>;

/** A parsed input: a new value, a relative change, or an error message. */
export type Wish = { to: number } | { add: number } | { issue: string };

/** A column of the sheet that is edited in place. */
export type CellKind = {
  column: 'price' | 'stock' | 'cost';
  /** null where unknown */
  valueOf: (charm: SheetCharm) => number | null;
  shown: (charm: SheetCharm) => string;
  /** initial text of its input */
  textOf: (charm: SheetCharm) => string;
  read: (text: string) => Wish;
  /** @throws Changed if the value has changed meanwhile, ApiError otherwise */
  save: (
    charm: SheetCharm,
    wish: Exclude<Wish, { issue: string }>,
    sent: SendingKey,
  ) => Promise<Partial<StaffCharm> & Charm>;
};

/** Somebody else changed the same cell after it was opened. */
export class Changed extends Error {
  readonly newest: StaffCharm;

  constructor(newest: StaffCharm) {
    super('changed meanwhile');
    this.newest = newest;
  }
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT';

/** Saves a price as an edit of the charm: a conflict is retried unless the price itself was edited meanwhile (decision 0016). */
export const priceCell: CellKind = {
  column: 'price',
  valueOf: ({ price }) => price,
  shown: ({ price }) => formatVnd(price),
  textOf: ({ price }) => groupedAmount(String(price)),
  read(text) {
    const issue = checkPrice(text);
    return issue === null ? { to: Number(amountOf(text)) } : { issue: issue.message };
  },
  save: (charm, wish) => saveAmount('price', charm, wish),
};

/** Works like the price, where a cost is known; it can be cleared only in the form. */
export const costCell: CellKind = {
  column: 'cost',
  valueOf: ({ cost }) => cost,
  shown: ({ cost }) => (cost === null ? '–' : formatVnd(cost)),
  textOf: ({ cost }) => (cost === null ? '' : groupedAmount(String(cost))),
  read(text) {
    const issue = text.trim() === '' ? { message: copy.clearCost } : checkCost(text);
    return issue === null ? { to: Number(amountOf(text)) } : { issue: issue.message };
  },
  save: (charm, wish) => saveAmount('cost', charm, wish),
};

async function saveAmount(
  field: 'price' | 'cost',
  charm: SheetCharm,
  wish: Exclude<Wish, { issue: string }>,
): Promise<Charm & Partial<StaffCharm>> {
  const amount = 'to' in wish ? wish.to : (charm[field] ?? 0) + wish.add;
  const put = async ({ updatedAt }: Pick<Charm, 'updatedAt'>) => {
    const saved = await call<Charm>('PUT', `/charms/${charm._id}`, { body: { [field]: amount, updatedAt } });
    return field === 'cost' ? { ...saved, cost: vnd(amount) } : saved;
  };
  try {
    return await put(charm);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const newest = await findStaffCharm(charm._id);
    if (newest[field] !== charm[field]) throw new Changed(newest);
    return put(newest);
  }
}

/** Stock changes go through the ledger: an absolute number is refused if the stock has moved meanwhile, a difference is not. */
export function stockCell(reason: EditReason | 'stocktake' | ''): CellKind {
  return {
    column: 'stock',
    valueOf: ({ stock }) => stock,
    shown: ({ stock }) => String(stock),
    textOf: ({ stock }) => String(stock),
    read(text) {
      const bare = text.replace(/\s/g, '');
      const amount = /^[+-]?\d{1,6}$/.test(bare) ? Number(bare) : Number.NaN;
      if (!(Math.abs(amount) <= STOCK_MAX)) return { issue: copy.notNumber(STOCK_MAX) };
      return /^[+-]/.test(bare) ? { add: amount } : { to: amount };
    },
    async save(charm, wish, sent) {
      const body = stockBody(charm, wish, reason);
      const headers = { 'idempotency-key': sent.keyOf(JSON.stringify([charm._id, body])) };
      try {
        return await call<Charm>('PATCH', `/charms/${charm._id}/stock`, { body, headers });
      } catch (error) {
        if (isConflict(error)) throw new Changed(await findStaffCharm(charm._id));
        throw error;
      }
    },
  };
}

function stockBody(
  { stock: seen }: SheetCharm,
  wish: Exclude<Wish, { issue: string }>,
  reason: EditReason | 'stocktake' | '',
): StockBody {
  if (reason === 'stocktake') return { counted: 'to' in wish ? wish.to : seen + wish.add, seen };
  const why = reason === '' ? {} : { reason };
  return 'to' in wish ? { quantity: wish.to, seen, ...why } : { add: wish.add, ...why };
}
