import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderPhotos } from '#contract/http/photos.ts';
import { needsDecision, photoActs } from '#domain/ordering/photos.ts';
import { photoStageLabels } from '#domain/ordering/photos.vi.ts';
import { photosQuery } from '#web/entities/order-photo/queries.ts';
import { RoundView } from '#web/entities/order-photo/RoundView.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { Decision } from './Decision.tsx';
import * as styles from './PhotoDesk.module.css';
import { SendPhotos } from './SendPhotos.tsx';
import { SetAside } from './SetAside.tsx';

/**
 * Preview photos for staff: what to do now, all rounds, and the camera. Empty for orders that need none.
 * Used wherever an order is worked on: beside its list, on its worksheet.
 */
export function PhotoDesk({ order }: { order: Order }) {
  const { proof: stage } = order;
  const { data, isError, refetch } = useQuery({ ...photosQuery(order._id), enabled: stage !== 'none' });
  if (stage === 'none' || (order.status !== 'confirmed' && (data?.rounds.length ?? 0) === 0)) return null;
  return (
    <section className={styles.desk} aria-label={copy.title}>
      <h3>
        {copy.title} <span className="chip">{photoStageLabels[stage]}</span>
      </h3>
      {isError && <ErrorBanner onRetry={() => inBackground(refetch())}>{copy.failed}</ErrorBanner>}
      {order.status === 'confirmed' && <p>{todoOf(order, data)}</p>}
      {data === undefined && !isError && <Skeleton height={stage === 'wanted' ? 44 : 340} radius={14} />}
      {data?.rounds.toReversed().map((round, place) => (
        <details key={round.number} open={place === 0}>
          <summary>{copy.round(round.number)}</summary>
          <RoundView round={round} items={order.items} />
        </details>
      ))}
      {data && <Acts order={order} photos={data} />}
    </section>
  );
}

/** Staff actions; keyed by round, so that input about one round is never sent for the next. */
function Acts({ order: { _id }, photos }: { order: Order; photos: OrderPhotos }) {
  const acts = photoActs(photos.status, photos.stage, 'admin');
  const last = photos.rounds.at(-1);
  return (
    <>
      {last && isToDecide(photos) && (
        <Decision key={`decision ${last.number}`} orderId={_id} round={last.number} />
      )}
      {acts.includes('send') && (
        <SendPhotos key={`photos ${photos.rounds.length}`} orderId={_id} round={photos.rounds.length + 1} />
      )}
      {acts.includes('set_aside') && <SetAside orderId={_id} isDue={isSilent(photos)} />}
    </>
  );
}

/** Whether a change beyond the free ones awaits a decision. */
function isToDecide({ stage, forStaffSince, rounds }: OrderPhotos): boolean {
  const asked = rounds.filter(({ change }) => change !== null).length;
  return stage === 'changes_requested' && forStaffSince !== null && needsDecision(asked);
}

/** The customer did not answer in time; staff decide how to continue. A change that she asked for awaits staff as well. */
const isSilent = ({ stage, forStaffSince }: Pick<OrderPhotos, 'stage' | 'forStaffSince'>) =>
  stage === 'sent' && forStaffSince !== null;

function todoOf({ proof: stage, photo: { forStaffSince } }: Order, photos: OrderPhotos | undefined): string {
  if (photos && isToDecide(photos)) return copy.decideChange;
  return isSilent({ stage, forStaffSince }) ? copy.decideSilence : copy.todo[stage];
}
