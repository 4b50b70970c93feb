import { useQuery } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Order } from '#contract/http/ordering.ts';
import { estimatedDelivery } from '#domain/fulfilment/working-days.ts';
import { spokenName } from '#domain/identity/spoken-name.vi.ts';
import { isUuid, shortId } from '#domain/kernel/ids.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { mayBePacked } from '#domain/ordering/photos.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { charmArt } from '#web/entities/brand/pictures.ts';
import { read } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { GardenGate } from '#web/ui/motifs/GardenGate.tsx';
import { HangingCharm } from '#web/ui/motifs/HangingCharm.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { copy } from './copy.vi.ts';
import { ORDER } from './placed-order.ts';
import { classes } from '#web/ui/classes.ts';
import { unbroken } from '#web/ui/unbroken.tsx';
import * as styles from './order-placed.module.css';

/** The holiday calendar is not available here; the parcel's own estimate considers it. */
const NO_HOLIDAYS: ReadonlySet<string> = new Set();

/** Thank-you dialog over the home page, for the order's customer only; anybody else just sees the page. */
export function OrderPlaced() {
  const [params, setParams] = useSearchParams();
  const { user, loading } = useSession();
  const id = params.get(ORDER) ?? '';
  const { data: order } = useQuery({
    ...read<Order>(`/orders/${id}`),
    enabled: isUuid(id) && !loading && user !== null,
  });
  const close = () => {
    const rest = new URLSearchParams(params);
    rest.delete(ORDER);
    setParams(rest, { replace: true, preventScrollReset: true });
  };
  const open = order !== undefined && id === order._id;
  const thanks = user === null ? copy.placed.headingPlain : copy.placed.heading(spokenName(user.name));
  const follow = useRef<HTMLAnchorElement>(null);

  return (
    <Dialog
      open={open}
      onClose={close}
      width={880}
      className={styles.placed}
      title={thanks}
      hideTitle
      initialFocus={follow}
    >
      {order && <Thanks order={order} heading={thanks} followRef={follow} />}
    </Dialog>
  );
}

interface ThanksProps {
  order: Order;
  heading: string;
  followRef: RefObject<HTMLAnchorElement | null>;
}

function Thanks({ order, heading, followRef }: ThanksProps) {
  return (
    <>
      <div className={styles.side} aria-hidden="true">
        <HangingCharm src={charmArt('hoa-dao').src} left="18%" thread="12px" width="42px" tilt={-5} sways />
        <HangingCharm src={charmArt('doi-tim').src} left="79%" thread="22px" width="40px" sways />
        <GardenGate>
          <img src="/brand/mascot-waving.webp" alt="" width={440} height={495} />
        </GardenGate>
      </div>
      <div className={styles.words}>
        <p className={classes('script', styles.script)}>{copy.placed.script}</p>
        <p className={classes('disp', styles.thanks, 'whitespace-pre-line')} aria-hidden="true">
          {heading}
        </p>
        <Facts order={order} />
        <NextSteps withPhoto={!mayBePacked(order.proof)} arrival={order.promise?.day} />
        <div className={styles.ways}>
          <Link ref={followRef} to="/orders" className={buttonClass({}, 'grow')}>
            {copy.placed.follow}
          </Link>
          <LinkButton to="/garden" variant="ghost">
            {copy.placed.stroll}
          </LinkButton>
        </div>
      </div>
    </>
  );
}

function Facts({ order }: { order: Order }) {
  const { estimatedDays } = order.shippingOption;
  const arrival = (workingDays: number) =>
    formatDate(estimatedDelivery(new Date(order.createdAt), workingDays, NO_HOLIDAYS));
  return (
    <dl>
      <dt>{copy.placed.number}</dt>
      <dd className="num">#{shortId(order._id)}</dd>
      <dt>{copy.placed.toPay}</dt>
      <dd className="price">{formatVnd(order.totalPrice)}</dd>
      <dt>{copy.placed.arrives}</dt>
      <dd className="num">
        {order.promise
          ? formatDate(order.promise.day)
          : unbroken(copy.placed.between(arrival(estimatedDays), arrival(estimatedDays + 1)))}
      </dd>
    </dl>
  );
}

type NextStepsProps = {
  withPhoto: boolean;
  /** The promised day; without it, the usual number of days. */
  arrival: string | undefined;
};

/** The next steps on a cord, the first one reached. Ready-made bracelets have no photo step. */
function NextSteps({ withPhoto, arrival }: NextStepsProps) {
  const steps = copy.placed.steps.filter((step) => withPhoto || !('ofOwn' in step));
  return (
    <ol className="next" aria-label={copy.placed.next}>
      {steps.map((step, place) => (
        <li key={step.title} aria-current={place === 0 ? 'step' : undefined}>
          <i className={place === 0 ? 'bead' : 'bead pale'} />
          <b>{step.title}</b>
          {unbroken('isArrival' in step && arrival ? formatDate(arrival).slice(0, 5) : step.when)}
        </li>
      ))}
    </ol>
  );
}
