import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import type { UpdateCharmBody } from '#contract/http/catalogue-admin.ts';
import { groupThousands } from '#domain/kernel/vnd.ts';
import { invalidateGoods } from '#web/entities/charm/desk/invalidate-goods.ts';
import { amountOf, checkPrice, checkStock } from '#web/entities/charm/desk/values.ts';
import { openingQuery } from '#web/features/admin-settings/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy as copies } from './copy.vi.ts';

const copy = copies.prices;

export type Column = 'price' | 'stock';
type Trouble = { column: Column | null; message: string };
type Edits = Partial<Record<Column, string>>;

const CHECKS = { price: checkPrice, stock: checkStock };
const stored = (charm: Charm, column: Column): string =>
  column === 'price' ? groupThousands(charm.price) : String(charm.stock);

/**
 * Typed prices and stock, one row per charm. Rows are saved one by one through the charm update endpoint, which detects
 * concurrent changes; rows saved before a failure stay saved.
 */
export function usePrices(charms: readonly Charm[]) {
  const queries = useQueryClient();
  const [edits, setEdits] = useState<ReadonlyMap<string, Edits>>(new Map());
  const [troubles, setTroubles] = useState<ReadonlyMap<string, Trouble>>(new Map());
  const [saving, setSaving] = useState<{ done: number; all: number } | null>(null);
  const isSaving = useRef(false);

  const editOf = (charm: Charm): Edits => {
    const typed = Object.entries(edits.get(charm._id) ?? {}) as [Column, string][];
    return Object.fromEntries(
      typed.filter(([column, text]) => amountOf(text) !== amountOf(stored(charm, column))),
    );
  };
  const changed = charms.filter((charm) => Object.keys(editOf(charm)).length > 0);

  const type = (charm: Charm, column: Column, text: string) => {
    setEdits((before) => new Map(before).set(charm._id, { ...before.get(charm._id), [column]: text }));
    setTroubles((before) => without(before, charm._id));
  };

  async function save(): Promise<void> {
    if (isSaving.current) return;
    const wrong = changed.flatMap((charm) => troubleIn(charm, editOf(charm)));
    setTroubles(new Map(wrong));
    if (wrong.length > 0) return toast({ type: 'warning', title: copy.wrong(wrong.length) });
    if (changed.length === 0) return toast({ type: 'info', title: copy.changed(0) });
    isSaving.current = true;
    const failed = new Map<string, Trouble>();
    try {
      for (const [done, charm] of changed.entries()) {
        setSaving({ done, all: changed.length });
        const trouble = await send(charm, editOf(charm));
        if (trouble === null) setEdits((before) => without(before, charm._id));
        else failed.set(charm._id, trouble);
      }
      await Promise.all([
        invalidateGoods(queries),
        queries.invalidateQueries({ queryKey: openingQuery().queryKey }),
      ]);
    } catch (error) {
      showError(error, 'admin');
    } finally {
      isSaving.current = false;
      setSaving(null);
      setTroubles(failed);
    }
    const good = changed.length - failed.size;
    if (good > 0) toast({ type: 'success', title: copy.saved(good) });
  }

  return {
    changed: changed.length,
    saving,
    save,
    type,
    typeAll: (column: Column, text: string) => charms.forEach((charm) => type(charm, column, text)),
    shown: (charm: Charm, column: Column) => edits.get(charm._id)?.[column] ?? stored(charm, column),
    troubleOf: (charm: Charm) => troubles.get(charm._id),
  };
}
export type Prices = ReturnType<typeof usePrices>;

function troubleIn(charm: Charm, edits: Edits): [string, Trouble][] {
  for (const [column, text] of Object.entries(edits) as [Column, string][]) {
    const found = CHECKS[column](text);
    if (found !== null) return [[charm._id, { column, message: found.message }]];
  }
  return [];
}

/**
 * @returns the server's refusal of this row, or null;
 * @throws any other error
 */
async function send(charm: Charm, { price, stock }: Edits): Promise<Trouble | null> {
  const body: UpdateCharmBody = {
    updatedAt: charm.updatedAt,
    ...(price !== undefined && { price: Number(amountOf(price)) }),
    ...(stock !== undefined && { stock: Number(amountOf(stock)), stockSeen: charm.stock }),
  };
  try {
    await call('PUT', `/charms/${charm._id}`, { body });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return { column: null, message: error.code === 'CONFLICT' ? copy.conflict : error.message };
  }
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  if (!map.has(key)) return map;
  const after = new Map(map);
  after.delete(key);
  return after;
}
