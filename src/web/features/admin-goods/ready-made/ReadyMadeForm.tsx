import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ReadyMade } from '#contract/http/catalogue.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import { CATEGORY_TYPES, categoryKey } from '#domain/catalogue/categories.ts';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { CHARM_NAME_MAX } from '#domain/catalogue/limits.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { fieldOf } from '#web/lib/form.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { AmountField } from '#web/entities/charm/desk/AmountField.tsx';
import { copy as goodsCopy } from '../shared/copy.vi.ts';
import { DescriptionField, SwitchField } from '../shared/fields.tsx';
import { FormPanel } from '../shared/FormPanel.tsx';
import { PictureField } from '../shared/PictureField.tsx';
import { useGoodsForm, type OpenForm } from '../shared/use-goods-form.ts';
import { useObjectUrl } from '../shared/use-picture.ts';
import { amountOf, checkPrice, shownAmount } from '#web/entities/charm/desk/values.ts';
import { copy } from './copy.vi.ts';
import { designsQuery, drawingOf } from './designs.ts';
import { readyMadeKind, type ReadyMadeValues } from './editor.ts';
import * as styles from '../goods-form.module.css';
import { classes } from '#web/ui/classes.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as readyMadeStyles from './ready-made.module.css';

const text = copy.form;

/** Creates or edits a ready-made bracelet, with an uploaded picture or one drawn from a saved design. */
export function ReadyMadeForm(open: OpenForm<ReadyMade>) {
  const kind = readyMadeKind(open.item);
  const goods = useGoodsForm(kind, open);
  const { form, seen, picture } = goods;
  const values = useWatch({ control: form.control }) as ReadyMadeValues;
  const designs = useQuery(designsQuery());
  const design = designs.data?.find(({ _id }) => _id === values.design);
  const chosen = useObjectUrl(picture.file);
  const src = chosen ?? (design ? drawingOf(design) : (seen?.image ?? null));
  return (
    <FormPanel kind={kind} open={open} goods={goods} words={text} className={styles.pictured}>
      <div className={styles.words}>
        <TextField {...fieldOf(form, 'name')} label={text.name} maxLength={CHARM_NAME_MAX} />
        <DescriptionField {...fieldOf(form, 'description')} label={text.description} />
        <AmountField
          {...fieldOf(form, 'price')}
          label={text.price}
          hint={open.item ? undefined : text.priceHint}
          className={styles.half}
        />
        <TextField
          {...fieldOf(form, 'stock')}
          label={text.stock}
          inputMode="numeric"
          autoComplete="off"
          className={styles.half}
        />
        <DesignChoice form={form} hasDesign={seen?.hasDesign ?? false} designs={designs} />
        <Select
          {...fieldOf(form, 'tint')}
          label={text.tint}
          placeholder={text.noTint}
          options={CATEGORY_TYPES.map((type) => ({ value: type, label: categoryLabels[type] }))}
          className={styles.half}
        />
        <SwitchField {...form.register('featured')} label={text.featured} />
      </div>
      <div className={styles.pictureSide}>
        <PictureField
          file={picture.file}
          onChoose={picture.choose}
          src={src}
          progress={picture.progress}
          name={values.name || text.sampleName}
        />
        <AsSeen
          values={values}
          designPrice={design?.price ?? 0}
          reserved={seen?.reservedStock ?? 0}
          src={src}
        />
      </div>
    </FormPanel>
  );
}

interface DesignChoiceProps {
  form: UseFormReturn<ReadyMadeValues>;
  hasDesign: boolean;
  designs: UseQueryResult<CustomBracelet[]>;
}

/** Selects one of the admin's own saved designs; new ones are made in the builder. */
function DesignChoice({ form, hasDesign, designs }: DesignChoiceProps) {
  return (
    <div className={classes(styles.half, readyMadeStyles.designChoice)}>
      <Select
        {...fieldOf(form, 'design')}
        label={text.design}
        hint={hintOf(designs)}
        placeholder={hasDesign ? text.keepDesign : text.noDesign}
        options={(designs.data ?? []).map(({ _id, name, charms }) => ({
          value: _id,
          label: text.designOf(name, charms.length),
        }))}
      />
      {designs.data === undefined && designs.isError ? (
        <Button variant="ghost" size="sm" icon="reset" onClick={() => inBackground(designs.refetch())}>
          {uiCopy.retry}
        </Button>
      ) : (
        <LinkButton variant="ghost" size="sm" icon="edit" to="/builder">
          {text.draw}
        </LinkButton>
      )}
    </div>
  );
}

function hintOf({ data, isError }: UseQueryResult<CustomBracelet[]>): string {
  if (data === undefined) return isError ? text.designsFailed : text.designHint;
  return data.length === 0 ? text.noDesigns : text.designHint;
}

interface AsSeenProps {
  values: ReadyMadeValues;
  /** price of the chosen design; 0 without one */
  designPrice: number;
  reserved: number;
  src: string | null;
}

/** Live preview of the shop's card with the typed values. */
function AsSeen({ values, designPrice, reserved, src }: AsSeenProps) {
  const { name, price, stock, tint } = values;
  const cost = price === '' ? String(designPrice) : amountOf(price);
  const pieces = Number(amountOf(stock));
  return (
    <div className={classes(readyMadeStyles.asSeen, styles.asSeen)} aria-hidden="true">
      {goodsCopy.picture.asSeen}
      <div className={readyMadeStyles.shelfCard}>
        <div className={`well tint-${tint === '' ? 'none' : categoryKey(tint)}`}>
          {src === null ? <Icon name="ring" size={56} className="text-muted" /> : <img src={src} alt="" />}
        </div>
        <h3>{name || text.sampleName}</h3>
        <div className={readyMadeStyles.sold}>
          <span className={classes('price', readyMadeStyles.price)}>
            {checkPrice(cost) === null ? shownAmount(cost) : copy.priceless}
          </span>
          <StockBadge
            available={Number.isFinite(pieces) ? availableOf({ stock: pieces, reservedStock: reserved }) : 0}
          />
        </div>
        <span className="btn prim sm full">{text.addToCart}</span>
      </div>
    </div>
  );
}
