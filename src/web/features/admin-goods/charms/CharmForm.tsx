import { useWatch } from 'react-hook-form';
import type { CategoryListing, GoodsFacts } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { CHARM_NAME_MAX, MEANING_MAX } from '#domain/catalogue/limits.ts';
import { pictureOf } from '#domain/catalogue/pictures.ts';
import { fieldOf } from '#web/lib/form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { AmountField } from '#web/entities/charm/desk/AmountField.tsx';
import { categoryArt } from '../shared/category-art.ts';
import { FactFields } from '../shared/FactFields.tsx';
import { DescriptionField, SwitchField } from '../shared/fields.tsx';
import { FormPanel } from '../shared/FormPanel.tsx';
import { PictureField } from '../shared/PictureField.tsx';
import { useGoodsForm, type OpenForm } from '../shared/use-goods-form.ts';
import { useObjectUrl } from '../shared/use-picture.ts';
import { AsSeen } from './AsSeen.tsx';
import { copy } from './copy.vi.ts';
import { charmKind, type CharmValues } from './editor.ts';
import { GalleryField } from './pictures/GalleryField.tsx';
import type { StaffCharm } from '#web/entities/charm/desk/queries.ts';
import * as styles from '../goods-form.module.css';
import { classes } from '#web/ui/classes.ts';
import * as charmsStyles from './charms.module.css';

const text = copy.form;

interface CharmFormProps extends OpenForm<StaffCharm> {
  categories: readonly CategoryListing[];
}

/** Creates or edits a charm, with its picture and a preview of what customers will see. */
export function CharmForm({ categories, ...open }: CharmFormProps) {
  const kind = charmKind(categories);
  const goods = useGoodsForm(kind, open);
  const { form, seen, picture } = goods;
  const values = useWatch({ control: form.control }) as CharmValues;
  const chosen = useObjectUrl(picture.file);
  const src = chosen ?? (seen && pictureOf(seen.images));
  return (
    <FormPanel kind={kind} open={open} goods={goods} words={text} className={styles.pictured}>
      <WordsSide form={form} categories={categories} kind={categoryOf(values.category, categories)?.facts} />
      <div className={styles.pictureSide}>
        <PictureField
          file={picture.file}
          onChoose={picture.choose}
          src={src}
          progress={picture.progress}
          name={values.name || text.sampleName}
        />
        <GalleryField charm={seen} onChanged={goods.renew} />
        <AsSeen
          name={values.name || text.sampleName}
          price={values.price}
          stock={values.stock}
          reserved={seen?.reservedStock ?? 0}
          tint={tintOf(values.category, categories)}
          src={src}
        />
      </div>
    </FormPanel>
  );
}

const categoryOf = (id: string, categories: readonly CategoryListing[]) =>
  categories.find(({ _id }) => _id === id);
const tintOf = (id: string, categories: readonly CategoryListing[]) =>
  categoryKey(categoryOf(id, categories)?.type ?? 'Flower');

interface PartProps {
  form: ReturnType<typeof useGoodsForm<StaffCharm, CharmValues>>['form'];
  categories: readonly CategoryListing[];
}

/** The text fields and checkboxes of a charm; its picture stands beside them. */
function WordsSide({ form, categories, kind }: PartProps & { kind: GoodsFacts | undefined }) {
  return (
    <div className={styles.words}>
      <TextField {...fieldOf(form, 'name')} label={text.name} maxLength={CHARM_NAME_MAX} />
      <AmountField {...fieldOf(form, 'price')} label={text.price} className={styles.third} />
      <AmountField
        {...fieldOf(form, 'cost')}
        label={text.cost}
        hint={text.costHint}
        optional
        className={styles.third}
      />
      <TextField
        {...fieldOf(form, 'stock')}
        label={text.stock}
        hint={text.stockHint}
        inputMode="numeric"
        autoComplete="off"
        className={styles.third}
      />
      <CategoryChoice form={form} categories={categories} />
      <DescriptionField {...fieldOf(form, 'description')} label={text.description} />
      <TextField
        {...fieldOf(form, 'meaning')}
        label={text.meaning}
        hint={text.meaningHint}
        optional
        maxLength={MEANING_MAX}
        className={styles.half}
      />
      <TextField
        {...fieldOf(form, 'tags')}
        label={text.tags}
        hint={text.tagsHint}
        optional
        className={styles.half}
      />
      <div className={styles.switches}>
        <SwitchField {...form.register('featured')} label={text.featured} />
        <SwitchField {...form.register('isSpecial')} label={text.isSpecial} />
      </div>
      <FactFields form={form} kind={kind} hint={text.factsHint} />
    </div>
  );
}

function CategoryChoice({ form, categories }: PartProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="lbl mb-2">{text.category}</legend>
      <div className={charmsStyles.categoryChips}>
        {categories.map(({ _id, name, type }) => (
          <label key={_id} className={classes('chip', charmsStyles.chip, 'c')}>
            <input type="radio" value={_id} {...form.register('category')} className="sr-only" />
            <img src={categoryArt(type)} alt="" width={26} height={26} loading="lazy" />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
