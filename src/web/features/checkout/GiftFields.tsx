import { lazy, Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { lengthOf } from '#domain/kernel/text-rules.ts';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { CARD_MESSAGE_MAX } from '#domain/ordering/limits.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { giftWrapFee } from '#domain/shipping/options.ts';
import { charmArt } from '#web/entities/brand/pictures.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { classes } from '#web/ui/classes.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import type { CheckoutForm } from './checkout-form.ts';
import { copy } from './copy.vi.ts';
import * as checkout from './checkout.module.css';

export interface GiftFieldsProps {
  form: UseFormReturn<CheckoutForm>;
  values: CheckoutForm;
  goods: Vnd;
  /** the amount due as cash on delivery */
  total: Vnd;
}

/** Loaded only for customers who send a gift. */
const GiftDetails = lazy(() => retryImport(() => import('./GiftDetails.tsx')));

/** Gift wrap, the card shown in its handwriting (look, Checkout), and the gift's recipient (decision 0072). */
export function GiftFields({ form, values, goods, total }: GiftFieldsProps) {
  const { gift } = copy;
  const price = giftWrapFee(goods, true, publicShop());
  const from = formatVnd(publicShop().giftWrapFreeFrom);
  return (
    <section>
      <h2>{gift.title}</h2>
      <Card className="grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <Checkbox
            {...form.register('giftWrap')}
            label={<b className="font-semibold">{gift.wrap}</b>}
            hint={price === 0 ? gift.free(from) : gift.price(formatVnd(price), from)}
          />
          <img src={charmArt('hop-qua').src} alt="" width={56} height={56} />
        </div>
        <Checkbox
          {...form.register('isGift')}
          label={<b className="font-semibold">{gift.give}</b>}
          hint={gift.giveHint}
        />
        {(values.giftWrap || values.isGift) && (
          <div className={classes(checkout.giftCard, values.isGift && checkout[values.hand])}>
            <TextArea
              {...form.register('cardMessage')}
              label={gift.card}
              placeholder={gift.cardPlaceholder}
              maxLength={CARD_MESSAGE_MAX}
              optional
              hint={
                <span className="flex justify-between gap-4">
                  {gift.cardHint}
                  <span className="num">{gift.written(lengthOf(values.cardMessage), CARD_MESSAGE_MAX)}</span>
                </span>
              }
            />
          </div>
        )}
        {values.isGift && (
          <Suspense fallback={null}>
            <GiftDetails form={form} values={values} total={total} />
          </Suspense>
        )}
      </Card>
    </section>
  );
}
