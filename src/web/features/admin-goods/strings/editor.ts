import { MATERIALS, type Material } from '#art/bracelet.ts';
import type { BraceletString } from '#contract/http/catalogue.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import { issue } from '#domain/kernel/issue.ts';
import { tidyLine, tidyText } from '#domain/kernel/text-rules.ts';
import { findInList } from '../shared/find-in-list.ts';
import type { GoodsEditor } from '../shared/editor.ts';
import {
  amountOf,
  checkGoodsName,
  checkPrice,
  groupedAmount,
  shownAmount,
} from '#web/entities/charm/desk/values.ts';
import { copy } from './copy.vi.ts';

export type StringValues = {
  name: string;
  price: string;
  material: Material;
  /** `#rrggbb` */
  color: string;
  description: string;
};

/** Default colour of a new string: the shop's rose. */
const FIRST_COLOR = '#a8476a';
export const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

export const STRING: GoodsEditor<BraceletString, StringValues> = {
  path: '/bracelet-strings',
  valuesOf: (string) => ({
    name: string?.name ?? '',
    price: string ? groupedAmount(String(string.price)) : '',
    material: MATERIALS.find((known) => known === string?.material) ?? 'braid',
    color: string?.color ?? FIRST_COLOR,
    description: string?.description ?? '',
  }),
  tidied: (values) => ({
    ...values,
    name: tidyLine(values.name),
    price: amountOf(values.price),
    color: values.color.trim().toLowerCase(),
    description: tidyText(values.description),
  }),
  checks: {
    name: checkGoodsName,
    price: checkPrice,
    color: (text) => (isColor(text.trim()) ? null : issue('format', goodsCopy.colorFormat)),
  },
  labels: {
    name: copy.form.name,
    price: copy.form.price,
    material: copy.form.material,
    color: copy.form.color,
    description: copy.form.description,
  },
  shown(field, value) {
    if (field === 'price') return shownAmount(value);
    return field === 'material' ? copy.materials[value as Material] : value;
  },
  find: (id) => findInList('/bracelet-strings', id),
  copy: copy.toasts,
};
