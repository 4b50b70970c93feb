import type { CategoryListing } from '#contract/http/catalogue.ts';
import { CATEGORY_TYPES } from '#domain/catalogue/categories.ts';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { CHARM_NAME_MAX } from '#domain/catalogue/limits.ts';
import { fieldOf } from '#web/lib/form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { categoryArt } from '../shared/category-art.ts';
import { ConflictNotice } from '../shared/ConflictNotice.tsx';
import { FormPanel } from '../shared/FormPanel.tsx';
import { useGoodsForm, type OpenForm } from '../shared/use-goods-form.ts';
import { copy } from './copy.vi.ts';
import { CATEGORY } from './editor.ts';

const text = copy.form;

export function CategoryForm(open: OpenForm<CategoryListing>) {
  const goods = useGoodsForm(CATEGORY, open);
  const { form } = goods;
  return (
    <FormPanel
      title={open.item ? text.editTitle(open.item.name) : text.addTitle}
      saveLabel={text.save}
      saving={goods.saving}
      onClose={open.onClose}
      onSubmit={goods.submit}
      notice={<ConflictNotice kind={CATEGORY} foreign={goods.foreign} />}
    >
      <TextField {...fieldOf(form, 'name')} label={text.name} maxLength={CHARM_NAME_MAX} />
      <fieldset className="min-w-0">
        <legend className="lbl mb-2">{text.type}</legend>
        <div className="kinds">
          {CATEGORY_TYPES.map((type) => (
            <label key={type} className="opt">
              <input type="radio" className="radio" value={type} {...form.register('type')} />
              <img src={categoryArt(type)} alt="" width={36} height={36} loading="lazy" />
              {categoryLabels[type]}
            </label>
          ))}
        </div>
      </fieldset>
    </FormPanel>
  );
}
