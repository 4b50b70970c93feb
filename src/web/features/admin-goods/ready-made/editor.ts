import type { ReadyMade } from '#contract/http/catalogue.ts';
import type { CategoryType } from '#domain/catalogue/categories.ts';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { issue } from '#domain/kernel/issue.ts';
import { tidyLine, tidyText } from '#domain/kernel/text-rules.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import type { GoodsEditor } from '../shared/editor.ts';
import {
  amountOf,
  checkGoodsName,
  checkPrice,
  checkStock,
  groupedAmount,
  shownAmount,
} from '#web/entities/charm/desk/values.ts';
import { copy } from './copy.vi.ts';
import { withDesign } from './designs.ts';

export type ReadyMadeValues = {
  name: string;
  description: string;
  /** may be empty: then the design's price applies, or there is none yet */
  price: string;
  stock: string;
  tint: CategoryType | '';
  /** id of a saved design to copy; '' leaves the current one */
  design: string;
  featured: boolean;
};

export const READY_MADE: GoodsEditor<ReadyMade, ReadyMadeValues> = {
  path: '/ready-made-bracelets',
  valuesOf: (bracelet) => ({
    name: bracelet?.name ?? '',
    description: bracelet?.description ?? '',
    price: bracelet && bracelet.price > 0 ? groupedAmount(String(bracelet.price)) : '',
    stock: String(bracelet?.stock ?? 0),
    tint: bracelet?.tint ?? '',
    design: '',
    featured: bracelet?.featured ?? false,
  }),
  tidied: (values) => ({
    ...values,
    name: tidyLine(values.name),
    description: tidyText(values.description),
    price: amountOf(values.price),
    stock: amountOf(values.stock),
  }),
  checks: {
    name: checkGoodsName,
    price: (text) => (text.trim() === '' ? null : checkPrice(text)),
    stock: (text, { price, design }) => {
      const priceless = price.trim() === '' && design === '' && Number(amountOf(text)) > 0;
      return checkStock(text) ?? (priceless ? issue('price', copy.form.priceBeforeStock) : null);
    },
  },
  labels: {
    name: copy.form.name,
    description: copy.form.description,
    price: copy.form.price,
    stock: copy.form.stock,
    tint: copy.form.tint,
    design: copy.form.design,
    featured: copy.form.featured,
  },
  shown(field, value) {
    if (field === 'price') return shownAmount(value);
    return field === 'tint' && value !== '' ? categoryLabels[value as CategoryType] : value;
  },
  prepare: withDesign,
  async find(id) {
    return call<ReadyMade>('GET', `/ready-made-bracelets/${id}`).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });
  },
  copy: copy.toasts,
};

/** A price that is set can be changed, but not cleared. */
export function readyMadeKind(bracelet: ReadyMade | null): GoodsEditor<ReadyMade, ReadyMadeValues> {
  if (bracelet === null || bracelet.price === 0) return READY_MADE;
  const price = (text: string) =>
    text.trim() === '' ? issue('required', copy.form.priceKept) : checkPrice(text);
  return { ...READY_MADE, checks: { ...READY_MADE.checks, price } };
}
