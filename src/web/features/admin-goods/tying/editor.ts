import { TIES, type Tie } from '#art/bracelet.ts';
import type { TyingMethod } from '#contract/http/catalogue.ts';
import { tidyLine, tidyText } from '#domain/kernel/text-rules.ts';
import { findInList } from '../shared/find-in-list.ts';
import type { GoodsEditor } from '../shared/editor.ts';
import {
  amountOf,
  checkGoodsName,
  checkPriceOrFree,
  groupedAmount,
  shownAmount,
} from '#web/entities/charm/desk/values.ts';
import { copy } from './copy.vi.ts';

export type TyingValues = { name: string; price: string; knot: Tie; description: string; isActive: boolean };

export const TYING: GoodsEditor<TyingMethod, TyingValues> = {
  path: '/tying-methods',
  valuesOf: (method) => ({
    name: method?.name ?? '',
    price: method ? groupedAmount(String(method.price)) : '0',
    knot: TIES.find((known) => known === method?.knot) ?? 'sliding',
    description: method?.description ?? '',
    isActive: method?.isActive ?? true,
  }),
  tidied: (values) => ({
    ...values,
    name: tidyLine(values.name),
    price: amountOf(values.price),
    description: tidyText(values.description),
  }),
  checks: { name: checkGoodsName, price: checkPriceOrFree },
  labels: {
    name: copy.form.name,
    price: copy.form.price,
    knot: copy.form.knot,
    description: copy.form.description,
    isActive: copy.form.isActive,
  },
  shown(field, value) {
    if (field === 'price') return shownAmount(value);
    return field === 'knot' ? copy.knots[value as Tie] : value;
  },
  find: (id) => findInList('/tying-methods', id),
  copy: copy.toasts,
};
