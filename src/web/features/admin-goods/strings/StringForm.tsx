import { useWatch } from 'react-hook-form';
import { MATERIALS } from '#art/bracelet.ts';
import type { BraceletString } from '#contract/http/catalogue.ts';
import { CHARM_NAME_MAX } from '#domain/catalogue/limits.ts';
import { fieldOf } from '#web/lib/form.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { AmountField } from '#web/entities/charm/desk/AmountField.tsx';
import { DrawnString } from '../shared/Drawn.tsx';
import { DescriptionField, DrawnSide } from '../shared/fields.tsx';
import { FormPanel } from '../shared/FormPanel.tsx';
import { useGoodsForm, type OpenForm } from '../shared/use-goods-form.ts';
import { copy } from './copy.vi.ts';
import { isColor, STRING, type StringValues } from './editor.ts';
import * as styles from '../goods-form.module.css';

const text = copy.form;

export function StringForm(open: OpenForm<BraceletString>) {
  const goods = useGoodsForm(STRING, open);
  const { form } = goods;
  const { material, color } = useWatch({ control: form.control }) as StringValues;
  const shownColor = isColor(color) ? color : STRING.valuesOf(null).color;
  const pick = (
    <input
      type="color"
      className={styles.swatch}
      aria-label={text.pickColor}
      value={shownColor}
      onChange={({ target }) =>
        form.setValue('color', target.value, { shouldDirty: true, shouldValidate: true })
      }
    />
  );
  return (
    <FormPanel kind={STRING} open={open} goods={goods} words={text} className={styles.pictured}>
      <div className={styles.words}>
        <TextField
          {...fieldOf(form, 'name')}
          label={text.name}
          maxLength={CHARM_NAME_MAX}
          className={styles.half}
        />
        <AmountField {...fieldOf(form, 'price')} label={text.price} className={styles.half} />
        <Select
          {...fieldOf(form, 'material')}
          label={text.material}
          options={MATERIALS.map((each) => ({ value: each, label: copy.materials[each] }))}
          className={styles.half}
        />
        <TextField
          {...fieldOf(form, 'color')}
          label={text.color}
          maxLength={7}
          after={pick}
          className={styles.half}
        />
        <DescriptionField {...fieldOf(form, 'description')} label={text.description} />
      </div>
      <DrawnSide caption={text.asSeen}>
        <DrawnString material={material} color={shownColor} />
      </DrawnSide>
    </FormPanel>
  );
}
