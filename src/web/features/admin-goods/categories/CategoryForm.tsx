import type { CategoryListing } from '#contract/http/catalogue.ts';
import { CATEGORY_TYPES } from '#domain/catalogue/categories.ts';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { CHARM_NAME_MAX } from '#domain/catalogue/limits.ts';
import { fieldOf } from '#web/lib/form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { categoryArt } from '../shared/category-art.ts';
import { FactFields } from '../shared/FactFields.tsx';
import { FormPanel } from '../shared/FormPanel.tsx';
import { useGoodsForm, type OpenForm } from '../shared/use-goods-form.ts';
import { copy } from './copy.vi.ts';
import { CATEGORY } from './editor.ts';
import * as styles from './categories.module.css';
import { classes } from '#web/ui/classes.ts';

const text = copy.form;

export function CategoryForm(open: OpenForm<CategoryListing>) {
  const goods = useGoodsForm(CATEGORY, open);
  const { form } = goods;
  return (
    <FormPanel kind={CATEGORY} open={open} goods={goods} words={text}>
      <TextField {...fieldOf(form, 'name')} label={text.name} maxLength={CHARM_NAME_MAX} />
      <fieldset className="min-w-0">
        <legend className="lbl mb-2">{text.type}</legend>
        <div className={classes('kinds', styles.kinds)}>
          {CATEGORY_TYPES.map((type) => (
            <label key={type} className={classes('opt', styles.opt)}>
              <input type="radio" className="radio" value={type} {...form.register('type')} />
              <img src={categoryArt(type)} alt="" width={36} height={36} loading="lazy" />
              {categoryLabels[type]}
            </label>
          ))}
        </div>
      </fieldset>
      <FactFields form={form} hint={text.factsHint} />
    </FormPanel>
  );
}
