import type { UseFormReturn } from 'react-hook-form';
import { lengthOf } from '#domain/kernel/text-rules.ts';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { CARD_MESSAGE_MAX } from '#domain/ordering/limits.ts';
import { theShop } from '#web/lib/the-shop.ts';
import { giftWrapFee } from '#domain/shipping/options.ts';
import { charmArt } from '#web/entities/brand/pictures.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import type { CheckoutForm } from './checkout-form.ts';
import { copy } from './copy.vi.ts';
import * as checkout from './checkout.module.css';

interface GiftFieldsProps {
  form: UseFormReturn<CheckoutForm>;
  values: Pick<CheckoutForm, 'giftWrap' | 'cardMessage'>;
  goods: Vnd;
}

/** Wrapping, and the card that comes with a gift, in the hand it will be written in (look, Checkout). */
export function GiftFields({ form, values, goods }: GiftFieldsProps) {
  const { gift } = copy;
  const price = giftWrapFee(goods, true, theShop());
  const from = formatVnd(theShop().giftWrapFreeFrom);
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
        {values.giftWrap && (
          <div className={checkout.giftCard}>
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
      </Card>
    </section>
  );
}
