import { useWatch } from 'react-hook-form';
import { TIES } from '#art/bracelet.ts';
import type { TyingMethod } from '#contract/http/catalogue.ts';
import { CHARM_NAME_MAX, DESCRIPTION_MAX } from '#domain/catalogue/limits.ts';
import { fieldOf } from '#web/lib/form.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { AmountField } from '../shared/AmountField.tsx';
import { ConflictNotice } from '../shared/ConflictNotice.tsx';
import { DrawnKnot } from '../shared/Drawn.tsx';
import { FormPanel } from '../shared/FormPanel.tsx';
import { useGoodsForm, type OpenForm } from '../shared/use-goods-form.ts';
import { copy } from './copy.vi.ts';
import { TYING } from './editor.ts';

const text = copy.form;

export function TyingForm(open: OpenForm<TyingMethod>) {
  const goods = useGoodsForm(TYING, open);
  const { form } = goods;
  const knot = useWatch({ control: form.control, name: 'knot' });
  return (
    <FormPanel
      title={open.item ? text.editTitle(open.item.name) : text.addTitle}
      note={text.note}
      saveLabel={text.save}
      saving={goods.saving}
      onClose={open.onClose}
      onSubmit={goods.submit}
      notice={<ConflictNotice kind={TYING} foreign={goods.foreign} />}
      className="pictured"
    >
      <div className="words">
        <TextField {...fieldOf(form, 'name')} label={text.name} maxLength={CHARM_NAME_MAX} />
        <AmountField {...fieldOf(form, 'price')} label={text.price} hint={text.priceHint} className="half" />
        <Select
          {...fieldOf(form, 'knot')}
          label={text.knot}
          options={TIES.map((tie) => ({ value: tie, label: copy.knots[tie] }))}
          className="half"
        />
        <TextArea
          {...fieldOf(form, 'description')}
          label={text.description}
          optional
          maxLength={DESCRIPTION_MAX}
        />
        <Checkbox {...form.register('isActive')} label={text.isActive} className="switch" />
      </div>
      <figure className="as-seen drawn-side">
        <figcaption>{text.asSeen}</figcaption>
        <DrawnKnot tie={knot} />
      </figure>
    </FormPanel>
  );
}
