import { useWatch } from 'react-hook-form';
import { TIES } from '#art/bracelet.ts';
import type { TyingMethod } from '#contract/http/catalogue.ts';
import { CHARM_NAME_MAX } from '#domain/catalogue/limits.ts';
import { fieldOf } from '#web/lib/form.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { AmountField } from '#web/entities/charm/desk/AmountField.tsx';
import { DrawnKnot } from '../shared/Drawn.tsx';
import { DescriptionField, DrawnSide, SwitchField } from '../shared/fields.tsx';
import { FormPanel } from '../shared/FormPanel.tsx';
import { useGoodsForm, type OpenForm } from '../shared/use-goods-form.ts';
import { copy } from './copy.vi.ts';
import { TYING } from './editor.ts';
import * as styles from '../goods-form.module.css';

const text = copy.form;

export function TyingForm(open: OpenForm<TyingMethod>) {
  const goods = useGoodsForm(TYING, open);
  const { form } = goods;
  const knot = useWatch({ control: form.control, name: 'knot' });
  return (
    <FormPanel kind={TYING} open={open} goods={goods} words={text} className={styles.pictured}>
      <div className={styles.words}>
        <TextField {...fieldOf(form, 'name')} label={text.name} maxLength={CHARM_NAME_MAX} />
        <AmountField
          {...fieldOf(form, 'price')}
          label={text.price}
          hint={text.priceHint}
          className={styles.half}
        />
        <Select
          {...fieldOf(form, 'knot')}
          label={text.knot}
          options={TIES.map((tie) => ({ value: tie, label: copy.knots[tie] }))}
          className={styles.half}
        />
        <DescriptionField {...fieldOf(form, 'description')} label={text.description} />
        <SwitchField {...form.register('isActive')} label={text.isActive} />
      </div>
      <DrawnSide caption={text.asSeen}>
        <DrawnKnot tie={knot} />
      </DrawnSide>
    </FormPanel>
  );
}
