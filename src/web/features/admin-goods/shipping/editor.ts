import type { ShippingOption } from '#contract/http/shipping.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { checkShippingName, ESTIMATED_DAYS_MAX, type ShippingType } from '#domain/shipping/options.ts';
import { findInList } from '../shared/find-in-list.ts';
import type { GoodsEditor } from '../shared/editor.ts';
import {
  amountOf,
  checkPrice,
  checkWhole,
  groupedAmount,
  shownAmount,
} from '#web/entities/charm/desk/values.ts';
import { copy } from './copy.vi.ts';

export type ShippingValues = {
  name: string;
  price: string;
  estimatedDays: string;
  type: ShippingType;
  description: string;
  isActive: boolean;
};

export const SHIPPING: GoodsEditor<ShippingOption, ShippingValues> = {
  path: '/shipping',
  valuesOf: (option) => ({
    name: option?.name ?? '',
    price: option ? groupedAmount(String(option.price)) : '',
    // Defaults to one working day (spec §3, Shipping option).
    estimatedDays: String(option?.estimatedDays ?? 1),
    type: option?.type ?? 'standard',
    description: option?.description ?? '',
    isActive: option?.isActive ?? true,
  }),
  tidied: (values) => ({
    ...values,
    name: tidyLine(values.name),
    price: amountOf(values.price),
    estimatedDays: amountOf(values.estimatedDays),
    description: tidyLine(values.description),
  }),
  checks: {
    name: checkShippingName,
    price: checkPrice,
    estimatedDays: checkWhole(1, ESTIMATED_DAYS_MAX, goodsCopy.daysPositive),
  },
  labels: {
    name: copy.form.name,
    price: copy.form.price,
    estimatedDays: copy.form.estimatedDays,
    type: copy.form.type,
    description: copy.form.description,
    isActive: copy.form.isActive,
  },
  shown(field, value) {
    if (field === 'price') return shownAmount(value);
    return field === 'type' ? copy.types[value as ShippingType] : value;
  },
  find: (id) => findInList('/shipping', id),
  copy: copy.toasts,
};
