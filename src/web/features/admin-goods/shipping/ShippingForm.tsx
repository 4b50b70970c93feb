import type { ShippingOption } from '#contract/http/shipping.ts';
import { SHIPPING_DESCRIPTION_MAX, SHIPPING_NAME_MAX, SHIPPING_TYPES } from '#domain/shipping/options.ts';
import { fieldOf } from '#web/lib/form.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { AmountField } from '#web/entities/charm/desk/AmountField.tsx';
import { SwitchField } from '../shared/fields.tsx';
import { FormPanel } from '../shared/FormPanel.tsx';
import { useGoodsForm, type OpenForm } from '../shared/use-goods-form.ts';
import { copy } from './copy.vi.ts';
import { SHIPPING } from './editor.ts';
import * as styles from '../goods-form.module.css';

const text = copy.form;

export function ShippingForm(open: OpenForm<ShippingOption>) {
  const goods = useGoodsForm(SHIPPING, open);
  const { form } = goods;
  return (
    <FormPanel kind={SHIPPING} open={open} goods={goods} words={text}>
      <div className={styles.words}>
        <TextField
          {...fieldOf(form, 'name')}
          label={text.name}
          maxLength={SHIPPING_NAME_MAX}
          className={styles.half}
        />
        <Select
          {...fieldOf(form, 'type')}
          label={text.type}
          options={SHIPPING_TYPES.map((type) => ({ value: type, label: copy.types[type] }))}
          className={styles.half}
        />
        <AmountField {...fieldOf(form, 'price')} label={text.price} className={styles.half} />
        <TextField
          {...fieldOf(form, 'estimatedDays')}
          label={text.estimatedDays}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          after={<span className={styles.unit}>{text.daysUnit}</span>}
          className={styles.half}
        />
        <TextField
          {...fieldOf(form, 'description')}
          label={text.description}
          hint={text.descriptionHint}
          optional
          maxLength={SHIPPING_DESCRIPTION_MAX}
        />
        <SwitchField {...form.register('isActive')} label={text.isActive} />
      </div>
    </FormPanel>
  );
}
