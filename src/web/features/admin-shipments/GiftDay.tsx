import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import { carrierNames } from '#domain/fulfilment/carriers.vi.ts';
import { giftLeavesFrom } from '#domain/fulfilment/early-gifts.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { copy } from './copy.vi.ts';

interface GiftDayProps {
  order: Order;
  /** the connected carrier that is to deliver it */
  via: CarrierId | null;
}

/** A gift's earliest delivery day, with a warning when its parcel would leave too early; nothing for other orders. */
export function GiftDay({ order: { gift, shippingOption }, via }: GiftDayProps) {
  const [now] = useState(() => new Date());
  if (gift === null || gift.notBefore === null) return null;
  const leaves = giftLeavesFrom(gift.notBefore, shippingOption.estimatedDays, now);
  const isEarly = leaves > dayOf(now);
  return (
    <Banner tone={isEarly ? 'warning' : 'info'} title={copy.create.giftDay(dayInWords(gift.notBefore))}>
      <p>{isEarly ? copy.create.giftEarly(dayInWords(leaves)) : copy.create.giftFine}</p>
      {via && <p>{copy.create.giftNoted(carrierNames[via])}</p>}
    </Banner>
  );
}
