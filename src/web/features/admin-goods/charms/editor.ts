import type { CategoryListing } from '#contract/http/catalogue.ts';
import { ApiError } from '#web/lib/api.ts';
import { tidyLine, tidyText } from '#domain/kernel/text-rules.ts';
import type { GoodsEditor } from '../shared/editor.ts';
import { factChecks, factLabels, factValuesOf, tidiedFacts, type FactValues } from '../shared/facts.ts';
import {
  amountOf,
  checkCost,
  checkGoodsName,
  checkPrice,
  checkStock,
  groupedAmount,
  shownAmount,
} from '#web/entities/charm/desk/values.ts';
import { copy } from './copy.vi.ts';
import { findStaffCharm, type StaffCharm } from '#web/entities/charm/desk/queries.ts';

export type CharmValues = {
  name: string;
  price: string;
  /** '' where unknown */
  cost: string;
  stock: string;
  category: string;
  description: string;
  meaning: string;
  /** comma-separated */
  tags: string;
  featured: boolean;
  isSpecial: boolean;
} & FactValues;

/** @param categories the choices; a new charm starts in the first */
export function charmKind(categories: readonly CategoryListing[]): GoodsEditor<StaffCharm, CharmValues> {
  return {
    path: '/charms',
    valuesOf: (charm) => ({
      name: charm?.name ?? '',
      price: charm ? groupedAmount(String(charm.price)) : '',
      cost: groupedAmount(String(charm?.cost ?? '')),
      stock: String(charm?.stock ?? 0),
      category: charm?.category._id ?? categories[0]?._id ?? '',
      description: charm?.description ?? '',
      meaning: charm?.meaning ?? '',
      tags: charm?.tags.join(', ') ?? '',
      featured: charm?.featured ?? false,
      isSpecial: charm?.isSpecial ?? false,
      ...factValuesOf(charm?.facts),
    }),
    tidied: (values) => ({
      ...values,
      name: tidyLine(values.name),
      price: amountOf(values.price),
      cost: amountOf(values.cost),
      stock: amountOf(values.stock),
      description: tidyText(values.description),
      meaning: tidyLine(values.meaning),
      tags: tagsOf(values.tags),
      ...tidiedFacts(values),
    }),
    checks: { name: checkGoodsName, price: checkPrice, cost: checkCost, stock: checkStock, ...factChecks },
    labels: {
      name: copy.form.name,
      price: copy.form.price,
      cost: copy.form.cost,
      stock: copy.form.stock,
      category: copy.form.category,
      description: copy.form.description,
      meaning: copy.form.meaning,
      tags: copy.form.tags,
      featured: copy.form.featured,
      isSpecial: copy.form.isSpecial,
      ...factLabels,
    },
    shown(field, value) {
      if (field === 'price' || field === 'cost') return shownAmount(value);
      if (field !== 'category') return value;
      return categories.find(({ _id }) => _id === value)?.name ?? value;
    },
    find: findCharm,
    copy: copy.toasts,
  };
}

/** `rừng,  mùa đông, ` → `rừng, mùa đông` */
function tagsOf(text: string): string {
  const tags = text.split(',').map(tidyLine);
  return tags.filter((tag) => tag !== '').join(', ');
}

/** The current charm, bypassing every cache. */
async function findCharm(id: string): Promise<StaffCharm | undefined> {
  return findStaffCharm(id).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
}
