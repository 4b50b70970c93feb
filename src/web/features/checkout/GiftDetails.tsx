import { useState } from 'react';
import { checkGiftDay, dayInWords, giftDays } from '#domain/fulfilment/gift-days.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { GIFT_HANDS, GIFT_NAME_MAX } from '#domain/ordering/gifts.ts';
import { giftHandLabels } from '#domain/ordering/gifts.vi.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from './copy.vi.ts';
import type { GiftFieldsProps } from './GiftFields.tsx';
import * as checkout from './checkout.module.css';

/** Recipient, sender, handwriting and earliest day of a gift, and a notice of what cash on delivery means for the recipient. */
export default function GiftDetails({ form, values, total }: Omit<GiftFieldsProps, 'goods'>) {
  const { gift } = copy;
  const [now] = useState(() => new Date());
  const { least, most } = giftDays(now);
  const wrongDay = values.notBefore === '' ? null : checkGiftDay(values.notBefore, now);
  const choose = (value: string) => {
    const hand = GIFT_HANDS.find((each) => each === value);
    if (hand) form.setValue('hand', hand);
  };
  return (
    <>
      <RadioCards legend={gift.hand} twoColumns value={values.hand} onChange={choose}>
        {GIFT_HANDS.map((hand) => (
          <RadioCard
            key={hand}
            value={hand}
            title={<span className={checkout[hand]}>{giftHandLabels[hand]}</span>}
          />
        ))}
      </RadioCards>
      <div className={checkout.fields}>
        <TextField
          {...form.register('recipient')}
          label={gift.recipient}
          hint={gift.recipientHint}
          maxLength={GIFT_NAME_MAX}
          autoComplete="off"
          optional
        />
        <TextField
          {...form.register('sender')}
          label={gift.sender}
          hint={gift.senderHint}
          maxLength={GIFT_NAME_MAX}
          autoComplete="off"
          optional
        />
        <TextField
          {...form.register('notBefore')}
          type="date"
          min={least}
          max={most}
          label={gift.notBefore}
          hint={gift.notBeforeHint(dayInWords(least), dayInWords(most))}
          error={wrongDay?.message ?? form.formState.errors.notBefore?.message ?? null}
          optional
        />
      </div>
      {values.paymentMethod === 'COD' && (
        <Banner tone="warning">
          <p>{gift.payAtDoor(formatVnd(total))}</p>
          {publicShop().takesTransfers && (
            <Button
              className="mt-2"
              variant="paper"
              size="sm"
              onClick={() => form.setValue('paymentMethod', 'VietQR')}
            >
              {gift.payMyself}
            </Button>
          )}
        </Banner>
      )}
    </>
  );
}
