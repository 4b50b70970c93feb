import type { Booking, Shipment } from '#contract/http/fulfilment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { copy } from '../copy.vi.ts';
import { useCancelBooking } from './carrier-queries.ts';
import { carriersCopy as words } from './carriers.vi.ts';

interface BookingActionsProps {
  shipment: Shipment;
  booking: Booking;
}

/** Link to the shipping label of a booked parcel. */
export function LabelLink({ shipment }: Pick<BookingActionsProps, 'shipment'>) {
  return (
    <a
      className={buttonClass({ variant: 'paper', size: 'sm' })}
      href={`/api/shipments/${shipment._id}/label`}
      target="_blank"
      rel="noreferrer"
      aria-label={copy.tab.actionName(words.label, `#${shortId(shipment.order._id)}`)}
    >
      <Icon name="receipt" size={18} />
      {words.label}
    </a>
  );
}

/** Cancels the booking of a parcel that the carrier has not picked up. */
export function CancelBooking({ shipment, booking: { carrier } }: BookingActionsProps) {
  const { mutate, isPending } = useCancelBooking(shipment);
  const takeBack = async () => {
    const isSure = await confirm({
      title: words.cancelTitle(carrier),
      message: words.cancelText,
      confirmLabel: words.cancel(carrier),
      cancelLabel: words.keep,
    });
    if (isSure) mutate();
  };
  return (
    <div className="acts">
      <Button
        variant="dline"
        loading={isPending}
        loadingLabel={copy.sending}
        onClick={() => inBackground(takeBack())}
      >
        {words.cancel(carrier)}
      </Button>
    </div>
  );
}
