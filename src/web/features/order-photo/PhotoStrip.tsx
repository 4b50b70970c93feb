import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { photoStageForCustomer } from '#domain/ordering/photos.vi.ts';
import { photosPath, photosQuery } from '#web/entities/order-photo/queries.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './PhotoStrip.module.css';

/** The state of an order's photos, and a button to them once there are any. */
export function PhotoStrip({ order: { _id, status, proof: stage } }: { order: Order }) {
  // A step set aside by staff may have had photos before, or none; no other stage leaves that open.
  const { data } = useQuery({ ...photosQuery(_id), enabled: stage === 'set_aside' });
  const hasPhotos =
    stage === 'approved' ||
    stage === 'sent' ||
    stage === 'changes_requested' ||
    (stage === 'set_aside' && (data?.rounds.length ?? 0) > 0);
  const isKept = status !== 'confirmed' && hasPhotos && (stage === 'approved' || stage === 'set_aside');
  const isShown = stage !== 'none' && (status === 'confirmed' || isKept);
  if (!isShown) return null;
  const waitsForHer = status === 'confirmed' && stage === 'sent';
  return (
    <div className={waitsForHer ? styles.waiting : styles.strip}>
      <Icon name="camera" size={22} />
      <p>
        {status === 'confirmed'
          ? photoStageForCustomer[stage]
          : stage === 'approved'
            ? copy.kept
            : copy.keptUnanswered}
      </p>
      {hasPhotos && (
        <LinkButton
          size="sm"
          variant={waitsForHer ? 'leaf' : 'paper'}
          to={photosPath(_id)}
          preventScrollReset
          aria-label={copy.lookName(`#${shortId(_id)}`)}
        >
          {waitsForHer ? copy.look : copy.lookAgain}
        </LinkButton>
      )}
    </div>
  );
}
