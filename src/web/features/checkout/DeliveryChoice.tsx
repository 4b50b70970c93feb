import { useQuery } from '@tanstack/react-query';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { describeOption, type ShippingType } from '#domain/shipping/options.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import type { IconName } from '#web/ui/media/Icon.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { publicShop } from '#web/lib/public-shop.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { unbroken } from '#web/ui/unbroken.tsx';
import { copy } from './copy.vi.ts';
import { deliveryQuery } from './queries.ts';
import { chosenOffer, offersOf, offerValue, type Offer } from './shipping-options.ts';

const ICONS: Record<ShippingType, IconName> = { standard: 'truck', express: 'box', overnight: 'clock' };

/**
 * The delivery options and the selected one, which defaults to the first.
 * @param notBefore the day before which a gift must not arrive
 */
export function useDelivery(chosen: string, notBefore?: string) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(deliveryQuery(notBefore));
  const offers = offersOf(data?.options);
  return {
    offers,
    offer: chosenOffer(offers, chosen),
    loading: isPending,
    /** the price of delivery is unknown */
    failed: data === undefined ? isError : !data.readable,
    retrying: isFetching,
    retry: () => inBackground(refetch()),
  };
}
export type Delivery = ReturnType<typeof useDelivery>;

interface DeliveryChoiceProps {
  delivery: Delivery;
  onChoose: (value: string) => void;
}

export function DeliveryChoice({ delivery, onChoose }: DeliveryChoiceProps) {
  return (
    <section>
      <h2>{copy.delivery.title}</h2>
      {delivery.failed && <DeliveryFailed {...delivery} />}
      {publicShop().freeDeliveryFrom > 0 && (
        <p className="hint">{copy.delivery.freeFrom(formatVnd(publicShop().freeDeliveryFrom))}</p>
      )}
      {delivery.loading ? (
        <Loading className="grid gap-3">
          <Skeleton height={76} radius={16} />
          <Skeleton height={76} radius={16} />
        </Loading>
      ) : (
        <RadioCards
          legend={copy.delivery.title}
          hideLegend
          value={offerValue(delivery.offer)}
          onChange={onChoose}
        >
          {delivery.offers.map((offer) => (
            <RadioCard
              key={offerValue(offer)}
              value={offerValue(offer)}
              icon={ICONS[offer.type]}
              title={offer.name}
              note={unbroken(describeOption(offer))}
              aside={delivery.failed ? null : priceOf(offer)}
            />
          ))}
        </RadioCards>
      )}
    </section>
  );
}

function priceOf({ price }: Offer): string {
  return price === 0 ? copy.delivery.free : formatVnd(price);
}

function DeliveryFailed({ retry, retrying }: Pick<Delivery, 'retry' | 'retrying'>) {
  const again = (
    <Button variant="paper" size="sm" icon="reset" loading={retrying} onClick={retry}>
      {copy.delivery.retry}
    </Button>
  );
  return (
    <Banner tone="warning" className="mb-3" action={again}>
      {copy.delivery.failed}
    </Banner>
  );
}
