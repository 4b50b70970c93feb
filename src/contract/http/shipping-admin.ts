import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import { PRICE_MAX } from '#domain/catalogue/limits.ts';
import {
  checkShippingName,
  ESTIMATED_DAYS_MAX,
  SHIPPING_DESCRIPTION_MAX,
  SHIPPING_NAME_MAX,
  SHIPPING_TYPES,
} from '#domain/shipping/options.ts';
import { NUMBER_WHOLE } from '#domain/kernel/numbers.vi.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { line, plainLine, whole } from '../fields.ts';
import { FormFlag, formNumber } from '../form-fields.ts';
import { z } from '../zod.ts';

const Days = formNumber(
  whole({ least: 1, most: ESTIMATED_DAYS_MAX, message: goodsCopy.daysPositive, fraction: NUMBER_WHOLE }),
);

const Fields = z.object({
  name: line(checkShippingName, { maxLength: SHIPPING_NAME_MAX }),
  price: formNumber(
    whole({ least: 1, most: PRICE_MAX, message: goodsCopy.pricePositive, fraction: NUMBER_WHOLE }),
  ) as unknown as z.ZodType<Vnd, number | string>,
  estimatedDays: Days,
  type: z.enum(SHIPPING_TYPES),
  description: plainLine(goodsCopy.description, SHIPPING_DESCRIPTION_MAX).nullable(),
  isActive: FormFlag,
});

/** POST /shipping. Defaults: one working day, `standard`. */
export const CreateShippingBody = Fields.partial().extend({
  name: Fields.shape.name,
  price: Fields.shape.price,
});
export type CreateShippingBody = z.input<typeof CreateShippingBody>;

/** PUT /shipping/{id}: CONFLICT as for the catalogue when `updatedAt` is old. */
export const UpdateShippingBody = Fields.partial().extend({ updatedAt: z.iso.datetime().optional() });
export type UpdateShippingBody = z.input<typeof UpdateShippingBody>;
