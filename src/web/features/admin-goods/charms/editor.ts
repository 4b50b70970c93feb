import type { CategoryListing, Charm } from '#contract/http/catalogue.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { tidyLine, tidyText } from '#domain/kernel/text-rules.ts';
import type { GoodsEditor } from '../shared/editor.ts';
import { factChecks, factLabels, factValuesOf, tidiedFacts, type FactValues } from '../shared/facts.ts';
import {
  amountOf,
  checkGoodsName,
  checkPrice,
  checkStock,
  groupedAmount,
  shownAmount,
} from '../shared/values.ts';
import { copy } from './copy.vi.ts';

export type CharmValues = {
  name: string;
  price: string;
  stock: string;
  category: string;
  description: string;
  meaning: string;
  /** joined by commas */
  tags: string;
  featured: boolean;
  isSpecial: boolean;
} & FactValues;

/** @param categories to choose from; a new charm starts in the first */
export function charmKind(categories: readonly CategoryListing[]): GoodsEditor<Charm, CharmValues> {
  return {
    path: '/charms',
    valuesOf: (charm) => ({
      name: charm?.name ?? '',
      price: charm ? groupedAmount(String(charm.price)) : '',
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
      stock: amountOf(values.stock),
      description: tidyText(values.description),
      meaning: tidyLine(values.meaning),
      tags: tagsOf(values.tags),
      ...tidiedFacts(values),
    }),
    checks: { name: checkGoodsName, price: checkPrice, stock: checkStock, ...factChecks },
    labels: {
      name: copy.form.name,
      price: copy.form.price,
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
      if (field === 'price') return shownAmount(value);
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

/** As it is now, past every cache. */
async function findCharm(id: string): Promise<Charm | undefined> {
  return call<Charm>('GET', `/charms/${id}`).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
}
