import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { MyShipmentsPage } from '#contract/http/fulfilment.ts';
import { charmArt } from '#web/entities/brand/pictures.ts';
import { isFiltered, type ShipmentsView } from '#web/entities/shipment/view.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { copy } from './copy.vi.ts';
import { ParcelCard } from './ParcelCard.tsx';
import type { Picking } from './use-picking.ts';
import { useSteadyFocus } from './use-steady-focus.ts';
import * as styles from './shipper.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

interface ParcelListProps {
  shipments: Pick<
    UseQueryResult<MyShipmentsPage>,
    'data' | 'isError' | 'isPaused' | 'isFetching' | 'refetch'
  >;
  view: ShipmentsView;
  picking: Picking | null;
  /** receives the focus when the focused parcel is gone and no other is left */
  heading: RefObject<HTMLElement | null>;
}

/** The parcels as cards in up to three columns; or the reason why there are none. */
export function ParcelList({ shipments, view, picking, heading }: ParcelListProps) {
  const { data, isError, isPaused, isFetching, refetch } = shipments;
  const steady = useSteadyFocus(data, heading);
  // Paused: offline, with nothing loaded before.
  if (data === undefined && (isError || isPaused)) {
    return (
      <Card className="py-10">
        <FailedState
          title={copy.loadFailed.title}
          text={copy.loadFailed.message}
          onRetry={() => inBackground(refetch())}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (data === undefined) return <ParcelsLoading />;
  if (data.shipments.length === 0) return <NoParcels filtered={isFiltered(view)} />;
  return (
    <ul className={styles.parcels} {...steady}>
      {data.shipments.map((shipment) => (
        <li key={shipment._id}>
          <ParcelCard shipment={shipment} picking={picking} />
        </li>
      ))}
    </ul>
  );
}

function ParcelsLoading() {
  return (
    <Loading className={styles.parcels}>
      {[1, 2, 3].map((nth) => (
        <Card key={nth} padded={false} className={classes('parcel', styles.parcel)}>
          <Skeleton width={120} height={22} />
          <Skeleton width="70%" className="mt-4" />
          <Skeleton width="45%" className="mt-4" />
          <Skeleton width="85%" className="mt-4" />
          <Skeleton height={52} radius={26} className="mt-6" />
        </Card>
      ))}
    </Loading>
  );
}

function NoParcels({ filtered }: { filtered: boolean }) {
  return (
    <Card className="py-10">
      <EmptyState
        title={filtered ? copy.empty.noneTitle : copy.empty.title}
        text={filtered ? copy.empty.noneText : copy.empty.text}
        tint="nature"
        companion={charmArt('bo-cau').src}
        action={
          filtered && (
            <LinkButton to="/shipper" variant="sec" preventScrollReset>
              {copy.empty.all}
            </LinkButton>
          )
        }
      />
    </Card>
  );
}
