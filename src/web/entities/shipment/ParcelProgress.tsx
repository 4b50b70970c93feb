import { useQuery } from '@tanstack/react-query';
import type { Parcel } from '#contract/http/fulfilment.ts';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate, formatShortDateTime } from '#domain/kernel/time.ts';
import { ProofPicture } from './ProofPicture.tsx';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { copy } from './parcel.vi.ts';
import { parcelQuery } from './queries.ts';
import { hasParcel, wayOf } from './way.ts';
import * as styles from './parcel.module.css';
import { classes } from '#web/ui/classes.ts';
import * as ordersStyles from '../order/orders.module.css';

/** For customers: the parcel of an order, its progress and expected delivery. */
export function ParcelProgress({ order: { _id, status } }: { order: Order }) {
  return hasParcel(status) ? <Progress orderId={_id} /> : null;
}

function Progress({ orderId }: { orderId: string }) {
  const query = useQuery(parcelQuery(orderId));
  const parcel = query.data;
  return (
    <div className={classes(ordersStyles.agreed, styles.agreed, styles.parcelWay)}>
      {parcel !== undefined && <Known parcel={parcel} id={`#${shortId(orderId)}`} />}
      {parcel === undefined && query.errorUpdateCount === 0 && <Coming />}
      <FailedLine query={query} className="text-sm">
        {copy.failed}
      </FailedLine>
    </div>
  );
}

function Known({ parcel, id }: { parcel: Parcel; id: string }) {
  const { carrier, trackingNumber, estimatedDeliveryDate, actualDeliveryDate, proofImage } = parcel;
  const isShown = (fact: string | null) => fact !== null || actualDeliveryDate === null;
  return (
    <>
      <section className={ordersStyles.facts}>
        <h3>{copy.way}</h3>
        <ol className={ordersStyles.past} aria-live="polite">
          {wayOf(parcel).map(({ status, timestamp }, place) => (
            <li key={timestamp + status} aria-current={place === 0 ? 'step' : undefined}>
              <time className="num text-muted" dateTime={timestamp}>
                {formatShortDateTime(timestamp)}
              </time>
              <span>{copy.steps[status]}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className={ordersStyles.facts}>
        <h3>{copy.parcel}</h3>
        <dl>
          {/* the shop's own shippers have neither; once a parcel has arrived, neither will come */}
          {isShown(carrier) && <Fact name={copy.carrier}>{carrier ?? copy.notYet}</Fact>}
          {isShown(trackingNumber) && <Fact name={copy.tracking}>{trackingNumber ?? copy.notYet}</Fact>}
          {actualDeliveryDate === null ? (
            <Fact name={copy.expected}>{formatDate(estimatedDeliveryDate)}</Fact>
          ) : (
            <Fact name={copy.arrived}>{formatShortDateTime(actualDeliveryDate)}</Fact>
          )}
        </dl>
      </section>
      {proofImage && (
        <section className={ordersStyles.facts}>
          <h3>{copy.proof}</h3>
          <ProofPicture src={proofImage} alt={copy.proofName(id)} />
        </section>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

function Coming() {
  return (
    <Loading className="grid gap-3">
      <Skeleton width={120} />
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </Loading>
  );
}
